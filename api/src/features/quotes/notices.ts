import type { QuoteSide } from '@tero/shared/contract/quotes-cita';
import { formatPesos } from '@tero/shared/rules/money/money';
import { atTotal } from '@tero/shared/rules/quotes/price-words';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { quotedExcerpt } from '@tero/shared/rules/text/text';
import type { Work } from '../../deps/work.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';

interface Told {
  id: number;
  /** of the version */
  number: number;
  /** the provider */
  to: number;
  client: string;
  total: number;
  isVisit: boolean;
}

/** Returns `Es el de $5.300.`, or for a visit `Es la de $800.`, `Es sin costo.` */
function whichOne({ total, isVisit }: Pick<Told, 'total' | 'isVisit'>): string {
  if (isVisit && total === 0) return 'Es sin costo.';
  return `Es ${isVisit ? 'la' : 'el'} de ${formatPesos(total)}.`;
}

/** Returns the provider's words for the quote. */
const tu = ({ isVisit }: Pick<Told, 'isVisit'>) => (isVisit ? 'tu visita' : 'tu presupuesto');

const link = '/provider/quotes';

interface Received {
  id: number;
  /** of the version */
  number: number;
  token: string;
  provider: string;
  total: number;
  /** the pedido that it answers */
  asked: { account_id: number; what: string };
}

const quoted = 80;

/** Notifies who wrote a pedido that a quote answers it, once a version (rule QUOTE-26). */
export async function tellQuoteReceived(work: Work, received: Received): Promise<void> {
  const { id, number, token, provider, total, asked } = received;
  const isNew = number === 1;
  await notify(work, {
    accountId: asked.account_id,
    type: 'quote_received',
    title: titleWith(provider, (name) => (isNew ? `${name} te pasó un presupuesto` : `${name} editó su presupuesto`)),
    message: `${isNew ? formatPesos(total) : `Ahora son ${formatPesos(total)}`} por ${quotedExcerpt(asked.what, quoted)}. Mirá el presupuesto y, si te sirve, aceptalo.`,
    link: quotePath(token),
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        isNew
          ? `${provider} respondió tu pedido con un presupuesto por ${formatPesos(total)}.`
          : `${provider} editó el presupuesto que te hizo. Ahora son ${formatPesos(total)}.`,
        `Tu pedido: «${asked.what}»`,
        'Podés leer el presupuesto entero, preguntarle al proveedor lo que quieras y aceptarlo si te sirve. Si recibís otros presupuestos, los vas a encontrar en Mis pedidos.',
      ],
    },
  });
}

/** Notifies a provider that a version of its quote was opened for the first time. */
export async function tellQuoteSeen(work: Work, { id, number, to, client, ...about }: Told): Promise<void> {
  await notify(work, {
    accountId: to,
    type: 'quote_seen',
    title: titleWith(client, (name) => `${name} abrió ${tu(about)}`),
    message: whichOne(about),
    link,
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `${client} abrió ${tu(about)} ${atTotal(about.total, about.isVisit)}.`,
        'Si no te responde en unos días, escribile por WhatsApp desde Mis presupuestos.',
      ],
    },
  });
}

/** Notifies a provider that its quote was accepted. */
export async function tellQuoteAccepted(work: Work, { id, number, to, client, ...about }: Told): Promise<void> {
  await notify(work, {
    accountId: to,
    type: 'quote_accepted',
    title: titleWith(client, (name) => `${name} aceptó ${tu(about)}`),
    message: `${whichOne(about)} Coordinen el día y la hora.`,
    link,
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `${client} aceptó ${tu(about)} ${atTotal(about.total, about.isVisit)}, con un código que le mandamos al celular.`,
        'Coordinen el día y la hora. Guardamos el texto exacto que aceptó, con la fecha: está en Mis presupuestos, en «Ver».',
      ],
    },
  });
}

interface Agreed {
  id: number;
  /** of the version */
  number: number;
  token: string;
  /** the client; null: accepted without a session, so nobody to notify */
  to: number | null;
  provider: string;
  total: number;
  isVisit: boolean;
}

const whenDone =
  'Cuando el trabajo esté hecho, decilo en ese enlace. Desde ahí podés dejarle una reseña, que puede llevar la marca «Trabajo acordado».';

/** Gives who accepted a quote signed in a copy: the way to it, and what comes next (rule QUOTE-30). */
export async function tellQuoteAgreed(
  work: Work,
  { id, number, token, to, provider, ...about }: Agreed,
): Promise<void> {
  if (to === null) return;
  const { total, isVisit } = about;
  const what = isVisit ? 'la visita' : 'el presupuesto';
  await notify(work, {
    accountId: to,
    type: 'quote_agreed',
    isOwnAct: true,
    title: `Aceptaste ${what}`,
    message: `Es de ${provider}, ${atTotal(total, isVisit)}. Coordinen el día y la hora.`,
    link: quotePath(token),
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `Aceptaste ${what} de ${provider} ${atTotal(total, isVisit)}. Guardamos el texto exacto que aceptaste, con la fecha. Podés leerlo en este enlace durante 5 años.`,
        'Ahora coordinen el día y la hora. En el mismo enlace podés escribirle al proveedor por WhatsApp.',
        ...(isVisit ? [] : [whenDone]),
      ],
    },
  });
}

interface Done {
  id: number;
  token: string;
  /** who says it */
  side: QuoteSide;
  /** the other; null: accepted without a session, so nobody to notify */
  to: number | null;
  /** a review of the client is marked (rule QUOTE-18) */
  isMarked: boolean;
  client: string;
  provider: string;
  total: number;
}

/** Notifies the other side of an accepted quote that one says that the work is done (rule QUOTE-54). */
export async function tellWorkDone(work: Work, { id, token, side, to, isMarked, ...told }: Done): Promise<void> {
  if (to === null) return;
  const { client, provider, total } = told;
  const isByClient = side === 'client';
  const who = isByClient ? client : provider;
  const review = isByClient ? 'Si te deja una reseña' : 'Si querés dejarle una reseña';
  const next = isMarked ? `${review}, va a llevar la marca «Trabajo acordado».` : '';
  await notify(work, {
    accountId: to,
    type: isByClient ? 'quote_accepted' : 'quote_agreed',
    title: titleWith(who, (name) => `Trabajo hecho, según ${name}`),
    message: `Es el del presupuesto por ${formatPesos(total)}. ${next}`.trim(),
    link: isByClient ? link : quotePath(token),
    key: `${id}:done`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `${who} dice que está hecho el trabajo del presupuesto por ${formatPesos(total)}.`,
        isByClient ? next : `${next} En este enlace está el presupuesto. Desde ahí podés escribir una reseña.`.trim(),
      ],
    },
  });
}
