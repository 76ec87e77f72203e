import { adminPageSizes } from '@tero/shared/rules/admin';
import { Field } from '../../../ui/Field.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { Asked, TablePage } from './source-queries.ts';

interface TableFootProps {
  asked: Asked;
  data: Pick<TablePage<unknown>, 'total' | 'totalPages'>;
  hrefOf: (page: number) => string;
  onSelect: () => void;
  onSize: (size: string) => void;
}

/** The links to the other pages, and the page size. */
export function TableFoot({ asked, data, hrefOf, onSelect, onSize }: TableFootProps) {
  if (data.total <= adminPageSizes[0]) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Pagination page={asked.page} totalPages={data.totalPages} hrefOf={hrefOf} onSelect={onSelect} />
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
