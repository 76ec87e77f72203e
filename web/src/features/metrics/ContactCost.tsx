import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { formatPesos } from '@tero/shared/rules/money/money';
import { longDate } from '@tero/shared/rules/time/time';
import { Card } from '../../ui/Card.tsx';

type Cost = ProviderMetrics['cost'];

/** Shows the subscription's cost per person who got in touch, or a text that says why there is no such figure. */
export function ContactCost(cost: Cost) {
  const { figure, words } = wordsOf(cost);
  return (
    <Card>
      <h2 className="text-lg">Cuánto te costó cada contacto</h2>
      <p className="mt-2 font-bold font-heading text-3xl">{figure}</p>
      <p className="mt-1 text-muted">{words}</p>
      <p className="mt-3 text-muted text-sm">
        Dividimos los cobros completados del período por las personas que te contactaron en esos días. Un pago pendiente
        o fallido no cuenta.
      </p>
    </Card>
  );
}

function wordsOf({ spent, payments, contacts, perContact, freeUntil }: Cost): { figure: string; words: string } {
  const people = contacts === 1 ? '1 persona' : `${contacts} personas`;
  const reached =
    contacts === 0 ? 'No te contactó nadie' : `Te ${contacts === 1 ? 'contactó' : 'contactaron'} ${people}`;
  if (freeUntil) {
    return {
      figure: 'Gratis',
      words: `Estás en el mes gratis y todavía no pagaste nada. El primer cobro es el ${longDate(freeUntil)}. ${reached}.`,
    };
  }
  if (spent === 0) return { figure: 'Sin cobros', words: `En este período no pagaste nada. ${reached}.` };
  const paid = `${formatPesos(spent)} ${payments === 1 ? 'en 1 cobro' : `en ${payments} cobros`}`;
  if (perContact === null) {
    return { figure: 'Sin contactos', words: `Pagaste ${paid} en este período y no te contactó nadie.` };
  }
  return { figure: formatPesos(perContact), words: `${paid}, entre ${people}.` };
}
