import type { Quote } from '@tero/shared/contract/quotes';
import { standing } from '@tero/shared/rules/quotes/cita';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { arrangeWords } from '@tero/shared/rules/quotes/words';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { AskedFor } from '../AskedFor.tsx';
import { useIsHandedOver } from '../handed-over.ts';
import { QuoteChat } from '../QuoteChat.tsx';
import { useOwnQuotes } from '../queries.ts';
import { byChatOrCita, standingOf } from '../state-words.ts';

/** On the own quote's page: how it stands, and what is next, as in Mis presupuestos (rule QUOTE-29). */
export function OwnNext({ id }: { id: number }) {
  const quote = useOwnQuotes().data?.find((own) => own.id === id);
  return quote ? <Standing quote={quote} /> : null;
}

function Standing({ quote }: { quote: Quote }) {
  const { asked } = quote;
  const { label, tone, version, text } = standingOf(quote, quoteState(quote, new Date()), useIsHandedOver(quote));
  return (
    <section
      aria-label="Estado del presupuesto"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 print:hidden"
    >
      <div className="flex flex-wrap items-start gap-2">
        <Badge tone={tone}>{label}</Badge>
        <p className="wrap-anywhere min-w-0 grow basis-56">
          {version} {text}
        </p>
      </div>
      {quote.accepted_at && !quote.done && !standing(quote.cita) && (
        <p>
          <strong className="font-semibold">{arrangeWords(quote.term)}</strong> {byChatOrCita}
        </p>
      )}
      {quote.is_visit && quote.accepted_at && (
        <p>Después de la visita, pasale el precio del trabajo con «Nuevo presupuesto», en Mis presupuestos.</p>
      )}
      {asked && (
        <AskedFor asked={asked} label="El pedido" title="El pedido:">
          <LinkButton to={asked.path} variant="outline" className="mt-3 max-sm:w-full">
            Ver el pedido
          </LinkButton>
        </AskedFor>
      )}
      <div className="flex flex-wrap items-end gap-3 max-sm:*:w-full">
        <QuoteChat quote={quote} />
        <LinkButton to="/provider/quotes" variant="outline">
          Mis presupuestos
        </LinkButton>
      </div>
    </section>
  );
}
