import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { formatPesos } from '@tero/shared/rules/money/money';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { earlierQuoteWords, isToDecide, quoteWords } from './inquiry-words.ts';

/** The quotes with which a provider answered, the newest first, and the way to each (rule ASK-8). */
export function QuotesReceived({ recipient }: { recipient: InquiryRecipient }) {
  // `earlier_quotes` is in no list that the device kept from before
  const { provider_name: from, quote, earlier_quotes: earlier = [] } = recipient;
  if (!quote) return null;
  return (
    <>
      <NewestQuote quote={quote} from={from} />
      {earlier.map((one) => (
        <EarlierQuote
          key={one.path}
          quote={one}
          label={`Ver el presupuesto anterior de ${from}, por ${formatPesos(one.total)}`}
        />
      ))}
    </>
  );
}

/** That it came, and the way to it as a button while it can be accepted. */
function NewestQuote({ quote, from }: { quote: InquiryQuote; from: string }) {
  const isOpen = isToDecide(quote);
  return (
    <div
      className={cx(
        'mt-2 flex flex-col items-start gap-2 rounded-control px-4 py-3',
        isOpen ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken',
      )}
    >
      <p className="font-semibold">{quoteWords(quote)}</p>
      <LinkButton
        to={quote.path}
        variant={isOpen ? 'primary' : 'outline'}
        aria-label={`Ver presupuesto · ${formatPesos(quote.total)}, de ${from}`}
        className="relative max-sm:w-full"
      >
        Ver presupuesto · {formatPesos(quote.total)}
      </LinkButton>
    </div>
  );
}

interface EarlierQuoteProps {
  quote: InquiryQuote;
  /** names who made it, for whom the link is read out alone */
  label: string;
}

function EarlierQuote({ quote, label }: EarlierQuoteProps) {
  return (
    <p className="mt-1 text-sm">
      <strong className="font-semibold">{earlierQuoteWords(quote)}</strong> ·{' '}
      <Link
        to={quote.path}
        aria-label={label}
        className="relative inline-block py-1.5 font-semibold text-link underline underline-offset-4"
      >
        Ver
      </Link>
    </p>
  );
}
