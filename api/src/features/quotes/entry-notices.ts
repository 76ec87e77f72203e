import type { EntryKind } from '@tero/shared/contract/quotes-entry';
import { formatPesos } from '@tero/shared/rules/money/money';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { day } from '@tero/shared/rules/time/durations';
import type { Work } from '../../deps/work.ts';
import { countKeysSince } from '../notifications/notice/count-told.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';

interface Told {
  /** of the quote */
  id: number;
  token: string;
  what: 'added' | 'withdrawn' | 'accepted';
  entry: { number: number; kind: EntryKind; text: string; pesos: number };
  /** who did so */
  who: string;
  /** the other; null: accepted without a session, so nobody to notify */
  to: number | null;
}

const words: Record<EntryKind, Record<Exclude<Told['what'], 'accepted'>, { did: string; next: string }>> = {
  extra: {
    added: { did: 'te pasó un adicional', next: 'Se suma al presupuesto si lo aceptás.' },
    withdrawn: { did: 'retiró un adicional', next: 'Ya no se puede aceptar.' },
  },
  payment: {
    added: { did: 'anotó un pago', next: 'Si no es así, decíselo.' },
    withdrawn: { did: 'anuló un pago anotado', next: 'Ya no cuenta como pagado.' },
  },
};

const accepted = { did: 'aceptó tu adicional', next: 'Ya está en la libreta del trabajo.' };

/** The most entries of one quote that one side is notified of in a day. */
const mostToldADay = 6;

/** Notifies the other side of what became of an entry of a quote's libreta (rule QUOTE-55). */
export async function tellEntry(work: Work, { id, token, what, entry, who, to }: Told): Promise<void> {
  if (to === null) return;
  // those to the client go with the provider, whose words they quote
  const type = what === 'accepted' ? 'quote_agreed' : 'quote_received';
  const since = new Date(work.now.getTime() - day).toISOString();
  const key = `${type}:${id}:entry:%`;
  if ((await countKeysSince(work.trx, { accountId: to, key, since })) >= mostToldADay) return;
  const { did, next } = what === 'accepted' ? accepted : words[entry.kind][what];
  const about = `${formatPesos(entry.pesos)}: «${entry.text}».`;
  await notify(work, {
    accountId: to,
    type,
    title: titleWith(who, (name) => `${name} ${did}`),
    message: `${about} ${next}`,
    link: quotePath(token),
    key: `${id}:entry:${entry.number}:${what}`,
    topic: `quote:${id}`,
    mail: { paragraphs: [`${who} ${did}.`, about, next] },
  });
}
