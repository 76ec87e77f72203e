import type { ReceivedInquiry } from '@tero/shared/contract/inquiries';
import { linksSince, linkUntil } from '@tero/shared/rules/inquiries/link-days';
import { address } from '@tero/shared/rules/text/address';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { notify } from '../notifications/notify.ts';
import { solvedOf } from './answered-repository.ts';
import { quotesMade } from './quotes-received.ts';
import { receivedBy } from './received-repository.ts';

/** Returns the pedidos that ask the caller, without their writers (rule ASK-47). */
export async function receivedInquiries({ db, clock }: Deps, caller: Caller): Promise<ReceivedInquiry[]> {
  const now = clock.now();
  const rows = await receivedBy(db, { providerId: caller.accountId, since: linksSince(now) });
  const quotesOf = await quotesMade(
    db,
    rows.map(({ id }) => id),
    caller,
    now,
  );
  const solved = await solvedOf(db, rows);
  return rows.map(({ id, what, place, timing, token, created_at, asked_at, photos }) => ({
    ...{ id, what, place, timing, asked_at, photos: Number(photos) },
    ...{ path: address`/pedido/${token}`, until: linkUntil(created_at) },
    ...(solved.has(id) && { is_solved: true as const }),
    own_quotes: quotesOf(id),
  }));
}

/**
 * Notifies a provider of a pedido. The notice names only the provider's own service, because the writer's words are
 * deleted with the pedido (rule ASK-48). Sends nothing for a solved pedido, or for one that the provider's list does
 * not show.
 */
export async function tellReceived(work: Work, inquiryId: number, providerId: number): Promise<void> {
  const { trx, now } = work;
  const [row] = await receivedBy(trx, { providerId, inquiryId, since: linksSince(now) });
  if (!row || (await solvedOf(trx, [row])).has(row.id)) return;
  await notify(work, receivedNotice(row, providerId));
}

export function receivedNotice({ id, token, title }: { id: number; token: string; title: string }, accountId: number) {
  return {
    accountId,
    type: 'inquiry_received',
    title: 'Te llegó un pedido',
    message: `Es por tu servicio «${title}». Abrieron tu chat de WhatsApp. Mirá qué necesitan y hacé un presupuesto.`,
    link: address`/pedido/${token}`,
    key: `${id}:${accountId}`,
    topic: `inquiry:${id}`,
    mail: {
      paragraphs: [
        `Una persona abrió tu chat de WhatsApp para hacerte un pedido, por tu servicio «${title}».`,
        'En Tero ves qué necesita, dónde y para cuándo. Podés hacerle un presupuesto aunque todavía no te haya escrito.',
        'Los pedidos que te hacen están en Pedidos que recibí.',
      ],
    },
  } as const;
}
