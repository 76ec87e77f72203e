import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { formatPesos } from '@tero/shared/rules/money/money';
import { Link } from 'react-router-dom';
import { earlierQuoteWords, quoteWords } from './inquiry-words.ts';

/** The quotes with which a provider answered, the newest first, and the way to each (rule ASK-8). */
export function QuotesReceived({ recipient }: { recipient: InquiryRecipient }) {
  // `earlier_quotes` is in no list that the device kept from before
  const { provider_name: from, quote, earlier_quotes: earlier = [] } = recipient;
  if (!quote) return null;
  return (
    <>
      <QuoteReceived quote={quote} words={quoteWords(quote)} label={`Ver el presupuesto de ${from}`} />
      {earlier.map((one) => (
        <QuoteReceived
          key={one.path}
          quote={one}
          words={earlierQuoteWords(one)}
          label={`Ver el presupuesto anterior de ${from}, por ${formatPesos(one.total)}`}
        />
      ))}
    </>
  );
}

interface QuoteReceivedProps {
  quote: InquiryQuote;
  words: string;
  /** names who made it, for whom the link is read out alone */
  label: string;
}

function QuoteReceived({ quote, words, label }: QuoteReceivedProps) {
  return (
    <p className="mt-1 text-sm">
      <strong className="font-semibold">{words}</strong> ·{' '}
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
