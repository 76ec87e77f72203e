import FileText from 'lucide-react/icons/file-text';
import { useQuoteStanding } from '../../quotes/agreed-queries.ts';
import { BoardCard } from './BoardCard.tsx';
import { standingWords } from './standing-words.ts';

/** Shows the last agreement and quotes that wait for an answer, with the link to Mis presupuestos (rule QUOTE-50). */
export function QuotesCard() {
  const { data, isPending } = useQuoteStanding();
  const words = data && standingWords(data);
  return (
    <BoardCard
      className="col-span-2 lg:col-span-3"
      Icon={FileText}
      title="Presupuestos"
      value={words ? <span className="wrap-anywhere">{words.value}</span> : isPending ? undefined : null}
      note={
        words && (
          <>
            {words.lines[0]} <br className="sm:hidden" />
            {words.lines[1]}
          </>
        )
      }
      to="/provider/quotes"
      go="Ver mis presupuestos"
    />
  );
}
