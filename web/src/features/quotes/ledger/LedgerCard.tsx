import type { SharedQuote } from '@tero/shared/contract/quotes';
import { entryLimits, type QuoteEntry } from '@tero/shared/contract/quotes-entry';
import { formatPesos } from '@tero/shared/rules/money/money';
import { mayTakeBack, openEntryKinds, quoteLedger } from '@tero/shared/rules/quotes/ledger';
import { quotePrice } from '@tero/shared/rules/quotes/price-words';
import { capitalised } from '@tero/shared/rules/text/letters';
import { dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { type ReactNode, useRef, useState } from 'react';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { cx } from '../../../ui/cx.ts';
import { AgreedText } from '../shared/AgreedText.tsx';
import { useFormOpen } from '../use-form-open.ts';
import { AcceptExtra } from './AcceptExtra.tsx';
import { EntryForm } from './EntryForm.tsx';
import { ExtraChat } from './ExtraChat.tsx';
import { useTakeBack } from './queries.ts';

interface LedgerProps {
  token: string;
  quote: SharedQuote;
}

/** What was added to the price of an accepted quote, and what was paid: both read it here (rule QUOTE-55). */
export function LedgerCard({ token, quote }: LedgerProps) {
  const { id, entries = [], written, provider, is_own } = quote;
  const [isAsked, setAdding] = useFormOpen('libreta');
  const isAdding = is_own && provider !== null && isAsked;
  const heading = useRef<HTMLHeadingElement>(null);
  // the button of an entry goes with it
  const onDone = () => heading.current?.focus();
  const waiting = useWaiting('quote-entry', is_own).filter(({ params }) => params.id === id);
  const closed = closedWords(quote);
  const kinds = is_own && provider && !closed ? openEntryKinds(quote, new Date()) : [];
  if (entries.length === 0 && kinds.length === 0 && waiting.length === 0 && !isAdding) return null;
  const of = (state: QuoteEntry['state']) => entries.filter((entry) => entry.state === state);
  return (
    <Card
      className={cx(
        'flex flex-col gap-4 print:order-1 print:border-0 print:p-0 print:shadow-none',
        entries.length === 0 && 'print:hidden',
      )}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl focus-visible:outline-none">
        Libreta del trabajo
      </h2>
      {entries.length === 0 && (
        <p>
          {kinds.includes('extra')
            ? 'El precio aceptado ya no cambia. Anotá acá lo que se agrega y lo que te pagan: lo lee quien tenga el enlace.'
            : 'Anotá acá lo que te pagan: lo lee quien tenga el enlace.'}
        </p>
      )}
      {entries.length > 0 && <Sums {...{ token, quote, written, entries, onDone }} />}
      {!is_own && provider && of('noted').length > 0 && (
        <p className="text-muted text-sm print:hidden">
          {`Los pagos los anota ${provider.name} y no pasan por Tero. Si alguno está mal, avisale enseguida.`}
        </p>
      )}
      {of('accepted').map(({ number, text, agreement }) =>
        agreement ? (
          <AgreedText key={number} {...agreement} title={`Ver el texto aceptado del adicional «${text}»`} />
        ) : null,
      )}
      {of('proposed').map((entry) => (
        <Proposed key={entry.number} {...{ token, quote, entry, onDone }} />
      ))}
      {of('withdrawn').map(({ number, kind, text, amount }) => (
        <p key={number} className="wrap-anywhere text-muted text-sm">
          {`${undoing[kind].undone}: ${text}, ${formatPesos(amount)}.`}
        </p>
      ))}
      {waiting.map((item) => (
        <WaitingNote
          key={item.id}
          item={item}
          words={`${item.title}. Lo anotamos cuando vuelva la conexión`}
          refused={`${item.title}. No se anotó`}
          className="print:hidden"
        />
      ))}
      {isAdding && (
        <div className="print:hidden">
          <EntryForm {...{ token, quote, kinds, closed, onClose: () => setAdding(false) }} />
        </div>
      )}
      {!isAdding && is_own && provider && entries.length >= entryLimits.entries && (
        <p className="print:hidden">{closed}</p>
      )}
      {!isAdding && kinds.length > 0 && (
        <Button variant="outline" className="self-start max-sm:w-full print:hidden" onClick={() => setAdding(true)}>
          {kinds.includes('extra') ? 'Anotar un adicional o un pago' : 'Anotar un pago'}
        </Button>
      )}
    </Card>
  );
}

/** Why nothing may be added to a libreta; null where something may. */
function closedWords(quote: SharedQuote): string | null {
  const { entries = [] } = quote;
  if (openEntryKinds(quote, new Date()).length === 0) return 'La libreta ya se cerró.';
  return entries.length < entryLimits.entries ? null : `La libreta ya tiene ${entryLimits.entries} renglones.`;
}

interface PartProps extends LedgerProps {
  /** an entry was accepted or taken back */
  onDone: () => void;
}

interface SumsProps extends PartProps {
  /** null once its provider has left: the price stands in the accepted text */
  written: SharedQuote['written'];
  entries: readonly QuoteEntry[];
}

function Sums({ token, quote, written, entries, onDone }: SumsProps) {
  const { extras, total, paid, left } = quoteLedger(written?.total ?? 0, entries);
  const isPaid = entries.some(({ state }) => state === 'noted');
  return (
    <dl className="empty:hidden">
      {written && <Line label={quote.is_visit ? 'Visita' : 'Presupuesto'} pesos={written.total} isPrice />}
      {entries.map(
        ({ number, state, text, amount }) =>
          state === 'accepted' && <Line key={number} label={`Adicional: ${text}`} pesos={amount} />,
      )}
      {written && extras > 0 && <Line label="Total con adicionales" pesos={total} isSum />}
      {entries.map(
        (entry) =>
          entry.state === 'noted' && (
            <Line
              key={entry.number}
              label={`${entry.text}, ${dayAndMonth(localDay(new Date(entry.created_at)))}`}
              pesos={entry.amount}
            >
              <TakeBack {...{ token, quote, entry, onDone }} />
            </Line>
          ),
      )}
      {isPaid && <Line label="Pagado" pesos={paid} isSum />}
      {written && isPaid && <Line label={left < 0 ? 'Pagado de más' : 'Falta'} pesos={Math.abs(left)} isSum />}
    </dl>
  );
}

interface LineProps {
  label: string;
  pesos: number;
  isSum?: boolean;
  isPrice?: boolean;
  children?: ReactNode;
}

function Line({ label, pesos, isSum, isPrice, children }: LineProps) {
  return (
    <div className={cx('flex items-baseline gap-4 border-line border-b py-2', isSum && 'font-semibold')}>
      <dt className="wrap-anywhere min-w-0 grow">{label}</dt>
      <dd className="flex shrink-0 items-baseline gap-3">
        {children}
        <span>{isPrice ? capitalised(quotePrice(pesos)) : formatPesos(pesos)}</span>
      </dd>
    </div>
  );
}

interface EntryProps extends PartProps {
  entry: QuoteEntry;
}

/** An extra that its client has not accepted: it counts in no sum. */
function Proposed({ token, quote, entry, onDone }: EntryProps) {
  const { is_own, written, provider, takes_codes } = quote;
  const isInTime = openEntryKinds(quote, new Date()).length > 0;
  const isOpen = provider !== null && isInTime;
  const withIt = quoteLedger(written?.total ?? 0, quote.entries ?? []).total + entry.amount;
  return (
    <section aria-label={`Adicional: ${entry.text}`} className="flex flex-col items-start gap-3">
      {isInTime && <Badge tone="warning">{`Falta que ${written?.client_name ?? 'tu cliente'} lo acepte`}</Badge>}
      <p className="wrap-anywhere">
        {`Adicional: ${entry.text}, `}
        <strong className="font-semibold">{formatPesos(entry.amount)}</strong>
      </p>
      <p>
        {isInTime
          ? `Es el precio final, y se suma al total solo si se acepta${written ? `: serían ${formatPesos(withIt)}` : ''}. Si no, sigue lo acordado.`
          : 'No se aceptó. La libreta ya se cerró.'}
      </p>
      <div className="flex w-full flex-wrap items-end gap-3 max-sm:*:grow print:hidden">
        {is_own && isOpen && <ExtraChat id={quote.id} {...{ token, entry }} />}
        {!is_own && isOpen && <AcceptExtra {...{ token, entry, takesCodes: takes_codes, onDone }} />}
        <TakeBack {...{ token, quote, entry, onDone }} />
      </div>
    </section>
  );
}

/** «Retirar un pago» would read as taking money out. */
const undoing = {
  extra: {
    does: 'Retirar',
    doing: 'Retirando...',
    did: 'retiraste',
    what: 'el adicional',
    undone: 'Adicional retirado',
  },
  payment: { does: 'Anular', doing: 'Anulando...', did: 'anulaste', what: 'el pago anotado', undone: 'Pago anulado' },
};

/** Of the provider, after a question: the client reads then that it was withdrawn. */
function TakeBack({ token, quote, entry, onDone }: EntryProps) {
  const taking = useTakeBack(token, quote.id, onDone);
  const [asking, setAsking] = useState(false);
  if (!quote.is_own || !mayTakeBack(entry, new Date())) return null;
  const { does, doing, did, what } = undoing[entry.kind];
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={taking.isPending}
        aria-haspopup="dialog"
        aria-label={`${does} ${what}: ${entry.text}`}
        className="print:hidden"
        onClick={() => setAsking(true)}
      >
        {taking.isPending ? doing : does}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿${does} ${what}?`}
        description={`«${entry.text}», ${formatPesos(entry.amount)}. Tu cliente va a leer que lo ${did}.`}
        confirmLabel={does}
        onConfirm={() => {
          setAsking(false);
          taking.mutate(entry.number);
        }}
      />
    </>
  );
}
