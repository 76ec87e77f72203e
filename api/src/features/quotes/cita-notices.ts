import type { Cita, QuoteSide } from '@tero/shared/contract/quotes-cita';
import { citaDay, citaWhen } from '@tero/shared/rules/quotes/cita';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { day } from '@tero/shared/rules/time/durations';
import type { Work } from '../../deps/work.ts';
import { countKeysSince } from '../notifications/notice/count-told.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';

type Times = Pick<Cita, 'day' | 'from' | 'until' | 'place'>;

/** What became of a cita; 'left': its provider called it off by leaving. */
export type Change = 'proposed' | 'moved' | 'confirmed' | 'called_off' | 'left';

interface Told {
  /** of the quote */
  id: number;
  token: string;
  what: Change;
  sequence: number;
  /** who did so */
  side: QuoteSide;
  who: string;
  /** the other; null: accepted without a session, so nobody to notify */
  to: number | null;
  /** the first reminder that is to come; null: none */
  reminded: 'evening' | 'soon' | null;
  cita: Times & Pick<Cita, 'note'>;
}

const words: Record<Change, { did: string; is: string; next: string }> = {
  proposed: { did: 'te propone una cita', is: 'Es el', next: 'Confirmala o proponé otro momento.' },
  moved: {
    did: 'cambió la cita',
    is: 'Ahora es el',
    next: 'La de antes ya no vale. Confirmá esta o proponé otro momento.',
  },
  confirmed: { did: 'confirmó la cita', is: 'Es el', next: '' },
  called_off: { did: 'suspendió la cita', is: 'Era el', next: 'Si querés, proponé otro momento.' },
  left: { did: 'suspendió la cita', is: 'Era el', next: '' },
};

const reminding = {
  evening: 'Te la recordamos la noche anterior y dos horas antes.',
  soon: 'Te la recordamos dos horas antes.',
};

/** The most changes of one quote's cita by one side that the other is notified of in a day. */
const mostToldADay = 6;

/** Notifies the other side of what became of a cita (rule CITA-4). */
export async function tellCita(work: Work, { id, token, what, sequence, side, who, to, ...told }: Told): Promise<void> {
  if (to === null) return;
  const since = new Date(work.now.getTime() - day).toISOString();
  const key = `cita:${id}:%:${side}`;
  if ((await countKeysSince(work.trx, { accountId: to, key, since })) >= mostToldADay) return;
  const { reminded, cita } = told;
  const { did, is, ...then } = words[what];
  const next = then.next || (reminded ? reminding[reminded] : '');
  const when = `${is} ${citaWhen(cita)}. Lugar: «${cita.place}».`;
  const said = cita.note ? `«${cita.note}»` : '';
  await notify(work, {
    accountId: to,
    type: 'cita',
    title: titleWith(who, (name) => `${name} ${did}`),
    message: [when, said, next].filter(Boolean).join(' '),
    link: quotePath(token),
    key: `${id}:${sequence}:${side}`,
    topic: `cita:${id}`,
    mail: { paragraphs: [`${who} ${did}.`, when, said, next].filter(Boolean) },
  });
}

interface Reminded {
  /** of the cita */
  id: number;
  quoteId: number;
  sequence: number;
  token: string;
  to: number;
  side: QuoteSide;
  /** the other */
  other: string;
  which: 'evening' | 'soon';
  day: 'hoy' | 'mañana';
  cita: Times & { starts_at: string };
}

/** Reminds one side of a confirmed cita (rule CITA-5). */
export async function tellReminder(work: Work, { id, sequence, token, side, other, ...told }: Reminded): Promise<void> {
  const { quoteId, to, which, day: on, cita } = told;
  const when = `Es el ${citaWhen(cita)}. Lugar: «${cita.place}».`;
  const next = 'Si algo cambió, avisá desde el presupuesto.';
  await notify(work, {
    accountId: to,
    type: 'cita',
    title: titleWith(other, (name) => `Cita con ${name}: ${on}, ${cita.from}`),
    message: `${when} ${next}`,
    link: quotePath(token),
    key: `${id}:${sequence}:${which}:${side}`,
    topic: `cita:${quoteId}`,
    until: new Date(cita.starts_at),
    mail: { paragraphs: [`Tenés una cita con ${other}.`, when, next] },
  });
}

interface Asked {
  quoteId: number;
  sequence: number;
  token: string;
  to: number;
  side: QuoteSide;
  /** about whom */
  other: string;
  day: string;
}

/** Asks one side whether the other was there at a cita (rule CITA-10). */
export async function askWhether(work: Work, { quoteId, sequence, token, side, ...asked }: Asked): Promise<void> {
  const { to, other, day: on } = asked;
  await notify(work, {
    accountId: to,
    type: 'cita',
    title: titleWith(other, (name) => (side === 'client' ? `¿Vino ${name}?` : `¿Estaba ${name}?`)),
    message: `Tenías una cita con ${other} el ${citaDay(on)}. Contestá con un toque desde el presupuesto.`,
    link: quotePath(token),
    key: `${quoteId}:${sequence}:came:${side}`,
    topic: `cita:${quoteId}`,
  });
}
