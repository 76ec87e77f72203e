import { limits } from '@tero/shared/limits';
import {
  answeredActions,
  type ModeratedKind,
  type ModerationAction,
  type ModerationReason,
  moderatedNames,
  reasonLabels,
} from '@tero/shared/rules/moderation';
import { excerpt, quotedExcerpt } from '@tero/shared/rules/text/text';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import { decisionPath, mailedPath } from './token.ts';

const quoted = 120;

interface Decided {
  id: number;
  authorId: number;
  kind: ModeratedKind;
  action: Exclude<ModerationAction, 'dismiss'>;
  reason: ModerationReason;
  message: string;
}

/** The action in words for its author. */
const said: Record<Decided['action'], (name: string) => string> = {
  hide: (name) => `Ocultamos ${name}`,
  restore: (name) => `Volvimos a mostrar ${name}`,
  warn: (name) => `Advertencia sobre ${name}`,
  suspend: () => 'Suspendimos tu cuenta',
  lift: () => 'Tu cuenta ya no está suspendida',
  uphold: () => 'Mantenemos la decisión',
};

/** The first sentence of the mail, where the title says less. */
const mailed: Partial<typeof said> = {
  warn: (name) => `Te hacemos una advertencia por ${name}`,
  uphold: (name) => `Leímos tu respuesta y mantenemos la decisión sobre ${name}`,
};

/**
 * Notifies the author of a thing of the team's decision, in the team's words: in the app, and always by mail (rule
 * MOD-9).
 */
export async function tellDecision(work: Work, decided: Decided): Promise<void> {
  const { id, authorId, kind, action, reason, message } = decided;
  const name = moderatedNames[kind];
  const title = said[action](name);
  const mayAnswer = answeredActions.includes(action);
  await notify(work, {
    accountId: authorId,
    type: 'moderation',
    title,
    message: mayAnswer
      ? `El equipo te escribió: ${quotedExcerpt(message, quoted)}. Entrá para ver el motivo y responder.`
      : `${action === 'uphold' ? `Leímos tu respuesta sobre ${name}. ` : ''}${excerpt(message, quoted)}`,
    sms: `${mailed[action]?.(name) ?? title}. ${mayAnswer ? 'Entrá a Tero para ver por qué y responder.' : 'Entrá a Tero para leer el mensaje del equipo.'}`,
    link: decisionPath(id),
    key: String(id),
    topic: `moderation:${id}`,
    mail: {
      paragraphs: [
        `${mailed[action]?.(name) ?? title}.`,
        ...(mayAnswer ? [`Motivo del reporte: «${reasonLabels[reason]}».`] : []),
        message,
        ...(mayAnswer
          ? [
              `Tenés ${limits.moderationAnswerDays} días para responder, una sola vez. Una persona del equipo lee tu respuesta.`,
            ]
          : []),
      ],
      action: { label: mayAnswer ? 'Ver el motivo y responder' : 'Ver la decisión', path: mailedPath(work.config, id) },
    },
  });
}
