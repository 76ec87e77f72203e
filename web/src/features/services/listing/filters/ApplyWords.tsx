import { type DraftTotal, useFilterTotal } from './filter-total.ts';
import { countWords } from './filter-words.ts';

/** The words of Aplicar: how many services it would show (rule SRCH-152). */
export function ApplyWords(props: DraftTotal) {
  const found = useFilterTotal(props);
  return (
    <span className="flex flex-col leading-tight">
      Aplicar
      <span className="font-medium text-sm">
        {found ? `Ver ${countWords(found.total, found.totalIsFloor).toLowerCase()}` : 'Ver servicios'}
      </span>
    </span>
  );
}
