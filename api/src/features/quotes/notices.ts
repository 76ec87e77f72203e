import { formatPesos } from '@tero/shared/rules/money/money';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { excerpt } from '@tero/shared/rules/text/text';
import type { Work } from '../../deps/work.ts';
import { notify } from '../notifications/notify.ts';

interface Told {
  id: number;
  /** of the version */
  number: number;
  /** the provider */
  to: number;
  client: string;
  total: number;
}

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
  const price = formatPesos(total);
  await notify(work, {
    accountId: asked.account_id,
    type: 'quote_received',
    title: isNew ? 'Te hicieron un presupuesto' : 'Cambió un presupuesto que te hicieron',
    message: `${provider}, por ${price}: «${excerpt(asked.what, quoted)}».`,
    link: quotePath(token),
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        isNew
          ? `${provider} respondió tu pedido con un presupuesto por ${price}.`
          : `${provider} cambió el presupuesto que te hizo: ahora son ${price}.`,
        `Tu pedido: «${asked.what}»`,
        'Ahí lo leés entero, le preguntás lo que quieras y lo aceptás si te sirve. Los demás que te respondan están en Mis pedidos.',
      ],
    },
  });
}

/** Notifies a provider that a version of its quote was opened for the first time. */
export async function tellQuoteSeen(work: Work, { id, number, to, client, total }: Told): Promise<void> {
  await notify(work, {
    accountId: to,
    type: 'quote_seen',
    title: 'Vieron tu presupuesto',
    message: `El de ${client}, por ${formatPesos(total)}.`,
    link,
    key: `${id}:${number}`,
    topic: `quote:${id}`,
  });
}

/** Notifies a provider that its quote was accepted. */
export async function tellQuoteAccepted(work: Work, { id, number, to, client, total }: Told): Promise<void> {
  await notify(work, {
    accountId: to,
    type: 'quote_accepted',
    title: 'Aceptaron tu presupuesto',
    message: `${client} aceptó el presupuesto por ${formatPesos(total)}.`,
    link,
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `${client} aceptó tu presupuesto por ${formatPesos(total)}, con un código que llegó a su celular.`,
        'Guardamos el texto exacto que aceptó, con la fecha. Para leerlo entrá a Mis presupuestos y tocá «Ver» en el suyo.',
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
}

/** Gives who accepted a quote signed in a copy: the way to it, and what comes next (rule QUOTE-30). */
export async function tellQuoteAgreed(work: Work, { id, number, token, to, provider, total }: Agreed): Promise<void> {
  if (to === null) return;
  const what = `Aceptaste el presupuesto de ${provider} por ${formatPesos(total)}.`;
  await notify(work, {
    accountId: to,
    type: 'quote_agreed',
    isOwnAct: true,
    title: 'Aceptaste el presupuesto',
    message: `El de ${provider}, por ${formatPesos(total)}. Pónganse de acuerdo en el día y la hora.`,
    link: quotePath(token),
    key: `${id}:${number}`,
    topic: `quote:${id}`,
    mail: {
      paragraphs: [
        `${what} Guardamos el texto exacto que aceptaste, con la fecha: lo tenés siempre en este enlace.`,
        `Ahora pónganse de acuerdo en el día y la hora: desde esa página le escribís por WhatsApp.`,
        'Cuando esté hecho el trabajo podés dejarle una reseña, que va a decir «Trabajo acordado».',
      ],
    },
  });
}
