import { adminPageSizes } from '@tero/shared/rules/admin';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Asked, TablePage } from './source-queries.ts';

interface TableFootProps {
  asked: Asked;
  data: Omit<TablePage<unknown>, 'rows'>;
  hrefOf: (page: number) => string;
  hrefAt: (side: 'after' | 'before', place: string) => string;
  onSelect: () => void;
  onSize: (size: string) => void;
}

/**
 * Shows links to the other pages, and the page size. Beyond the rows that the server counts, pages have no number:
 * there are links to the previous and the next page.
 */
export function TableFoot({ asked, data, hrefOf, hrefAt, onSelect, onSize }: TableFootProps) {
  const { total, totalPages, totalIsFloor, next, previous } = data;
  if (total <= adminPageSizes[0]) return null;
  const isNumbered = !asked.after && !asked.before;
  const isBeyond = !isNumbered || (totalIsFloor && asked.page >= totalPages);
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      {isNumbered && <Pagination page={asked.page} totalPages={totalPages} hrefOf={hrefOf} onSelect={onSelect} />}
      {isBeyond && (
        <nav aria-label="Más filas" className="flex flex-wrap gap-2">
          {!isNumbered && (
            <LinkButton to={hrefOf(1)} variant="ghost" onClick={onSelect}>
              Ir al principio
            </LinkButton>
          )}
          {!isNumbered && previous && (
            <LinkButton to={hrefAt('before', previous)} variant="outline" onClick={onSelect}>
              Anteriores
            </LinkButton>
          )}
          {next && (
            <LinkButton to={hrefAt('after', next)} variant="outline" onClick={onSelect}>
              Siguientes
            </LinkButton>
          )}
        </nav>
      )}
      <Field label="Filas por página" className="ml-auto w-36">
        <Select value={asked.limit} onChange={(event) => onSize(event.target.value)}>
          {adminPageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
