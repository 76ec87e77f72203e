import { formatPesos } from '@tero/shared/rules/money/money';
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
