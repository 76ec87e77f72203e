import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { formatPesos } from '@tero/shared/rules/money/money';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { aboutQuoteWords, earlierQuoteWords, isToDecide, otherQuoteWords, quoteWords } from './inquiry-words.ts';

interface QuotesReceivedProps {
  recipient: InquiryRecipient;
  /** whether a quote was accepted: the other quotes then need no action (rule ASK-36) */
  isSettled: boolean;
}

/** Shows the quotes of a provider, newest first, with a link to each (rule ASK-8). */
export function QuotesReceived({ recipient, isSettled }: QuotesReceivedProps) {
  // lists that older versions stored on the device lack `earlier_quotes`
  const { provider_name: from, quote, earlier_quotes: earlier = [] } = recipient;
  if (!quote) return null;
  return (
    <>
      {isSettled && isToDecide(quote) ? (
        <QuietQuote
          quote={quote}
          words={otherQuoteWords(quote)}
          label={`Ver el presupuesto de ${from}, por ${formatPesos(quote.total)}`}
        />
      ) : (
        <NewestQuote quote={quote} from={from} />
      )}
      {earlier.map((one) => (
        <QuietQuote
          key={one.path}
          quote={one}
          words={earlierQuoteWords(one)}
          label={`Ver el presupuesto anterior de ${from}, por ${formatPesos(one.total)}`}
        />
      ))}
    </>
  );
}

/** Says that a quote arrived and what it is for; while it can be accepted, a button leads to it. */
function NewestQuote({ quote, from }: { quote: InquiryQuote; from: string }) {
  const isOpen = isToDecide(quote);
  return (
    <div
      className={cx(
        'mt-2 flex flex-col items-start gap-2 rounded-control px-4 py-3',
        isOpen ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken',
      )}
    >
      <div>
        <p className="font-semibold">{quoteWords(quote)}</p>
        <About quote={quote} />
      </div>
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

interface QuietQuoteProps {
  quote: InquiryQuote;
  words: string;
  /** names the provider, for screen readers that read the link out of context */
  label: string;
}

function QuietQuote({ quote, words, label }: QuietQuoteProps) {
  return (
    <div className="mt-1 text-sm">
      <p>
        <strong className="font-semibold">{words}</strong> ·{' '}
        <Link
          to={quote.path}
          aria-label={label}
          className="relative inline-block py-1.5 font-semibold text-link underline underline-offset-4"
        >
          Ver
        </Link>
      </p>
      <About quote={quote} />
    </div>
  );
}

/** Says what a quote is for, and by when the work is done (rule ASK-37). */
function About({ quote }: { quote: InquiryQuote }) {
  return aboutQuoteWords(quote).map((line) => (
    <p key={line} className="wrap-anywhere text-sm">
      {line}
    </p>
  ));
}
