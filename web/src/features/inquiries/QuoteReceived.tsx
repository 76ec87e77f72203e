import type { InquiryRecipient } from '@tero/shared/contract/inquiries';
import { Link } from 'react-router-dom';
import { quoteWords } from './inquiry-words.ts';

interface QuoteReceivedProps {
  quote: NonNullable<InquiryRecipient['quote']>;
  /** who made it, for whom the link is read out alone */
  from: string;
}

/** The quote with which a provider answered, and the way to it (rule ASK-8). */
export function QuoteReceived({ quote, from }: QuoteReceivedProps) {
  return (
    <p className="mt-1 text-sm">
      <strong className="font-semibold">{quoteWords(quote)}</strong> ·{' '}
      <Link
        to={quote.path}
        aria-label={`Ver el presupuesto de ${from}`}
        className="relative inline-block py-1.5 font-semibold text-link underline underline-offset-4"
      >
        Ver
      </Link>
    </p>
  );
}
