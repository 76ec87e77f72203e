import { type PaperKind, paperLabels } from '@tero/shared/rules/papers';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { shortDate } from '@tero/shared/rules/time/time';
import type { Work } from '../../deps/work.ts';
import { notify } from '../notifications/notify.ts';

interface Paper {
  id: number;
  accountId: number;
  kind: PaperKind;
}

/** Returns the name of a paper as it stands in a sentence: 'licencia de UTE'. */
const named = (kind: PaperKind) => paperLabels[kind].replace(/^./u, (first) => first.toLowerCase());

/** Notifies a provider of the team's decision about a paper (rule TRUST-67). */
export async function tellPaper(
  work: Work,
  { id, accountId, kind, ...decision }: Paper & ({ expires_on: string; isShown: boolean } | { reason: string }),
): Promise<void> {
  const shared = { accountId, key: `paper:${id}:${accountId}`, topic: `profile:${accountId}` };
  const what = paperLabels[kind];
  await notify(
    work,
    'reason' in decision
      ? {
          ...shared,
          type: 'profile_rejected',
          title: 'No pudimos aceptar el papel que mandaste',
          message: `${what}: ${excerpt(decision.reason, 120)} Ya borramos la foto que mandaste. Podés mandar otra.`,
          link: '/provider-settings',
        }
      : {
          ...shared,
          type: 'profile_approved',
          title: 'Aceptamos el papel que mandaste',
          message: `${decision.isShown ? 'Tu perfil dice' : 'Falta que aprobemos tus datos. Después, tu perfil va a decir'} que tenés ${named(kind)}, hasta el ${shortDate(decision.expires_on)} inclusive. La foto no la ve nadie: ya la borramos.`,
          link: address`/provider-profile/${accountId}`,
        },
  );
}

/** Notifies a provider, once, that a paper is about to end (rule TRUST-68). */
export async function tellEnding(
  work: Work,
  { id, accountId, kind, expires_on }: Paper & { expires_on: string },
): Promise<void> {
  await notify(work, {
    accountId,
    type: 'paper_ends',
    key: `${id}:${accountId}`,
    title: 'Un papel tuyo está por vencer',
    message: `Tu ${named(kind)} vence el ${shortDate(expires_on)}. Cuando tengas el papel nuevo, mandanos una foto.`,
    link: '/provider-settings',
  });
}
