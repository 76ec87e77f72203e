import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';
import { address, addressAt } from '@tero/shared/rules/text/address';
import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { paymentsTable } from '../payments/queries.ts';
import { providersTable } from '../providers/queries.ts';
import { servicesTable } from '../services/queries.ts';
import { type TableSource, useTablePage } from '../table/source-queries.ts';
import { usersTable } from '../users/queries.ts';

interface PanelSearchProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Searches people, services and payments by a part of a name, an id or a number (rule ADM-113). */
export function PanelSearch({ open, onOpen }: PanelSearchProps) {
  const { key } = useLocation();
  const box = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the search
  useEffect(() => onOpen(false), [key]);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="justify-start! font-normal! text-muted! max-lg:px-3! lg:min-h-10!"
        onClick={() => onOpen(true)}
      >
        <Search size={18} aria-hidden="true" />
        <span className="max-lg:sr-only">Buscar en todo</span>
        <span aria-hidden="true" className="ml-auto rounded-control border border-line px-1.5 text-xs max-lg:hidden">
          /
        </span>
      </Button>
      {open && (
        <Dialog open onOpenChange={onOpen} title="Buscar en todo" focusFirst={() => box.current?.focus()}>
          <Finding box={box} />
        </Dialog>
      )}
    </>
  );
}

function Finding({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), delays.suggestionPause);
  return (
    <div className="flex flex-col gap-4">
      <TextInput
        ref={box}
        type="search"
        aria-label="Buscar en todo"
        placeholder="Persona, cédula, ID, título o transacción"
        value={typed}
        maxLength={limits.searchText}
        onChange={(event) => setTyped(event.target.value)}
      />
      {text.length > 1 && (
        <>
          <Group
            title="Clientes"
            tab="/admin/users"
            linkOf={personPage}
            source={usersTable}
            text={text}
            of={({ name, email }) => [name, email]}
          />
          <Group
            title="Proveedores"
            tab="/admin/providers"
            linkOf={personPage}
            source={providersTable}
            text={text}
            of={({ name, company_name, email }) => [name, company_name ?? email]}
          />
          <Group
            title="Servicios"
            tab="/admin/services"
            source={servicesTable}
            text={text}
            of={({ title, provider }) => [title, provider.name]}
          />
          <Group
            title="Pagos"
            tab="/admin/payments"
            source={paymentsTable}
            text={text}
            of={({ id, amount, Provider, transaction_id }) => [
              `Pago ${id}, ${formatPesos(amount)}`,
              [Provider?.name, transaction_id].filter(Boolean).join(' · '),
            ]}
          />
        </>
      )}
    </div>
  );
}

interface GroupProps<Row> {
  title: string;
  tab: string;
  /** returns the address that a row leads to; by default, its record in the tab */
  linkOf?: (id: number) => string;
  source: TableSource<Row>;
  text: string;
  /** returns the text that identifies a row, and a further detail */
  of: (row: Row) => readonly [string, string];
}

const personPage = (id: number) => address`/admin/people/${id}`;

/** A group shows at most this many rows. The list in the tab has the others. */
const most = 5;

function Group<Row extends { id: number }>({
  title,
  tab,
  linkOf = (id) => addressAt(tab)`?id=${id}`,
  source,
  text,
  of,
}: GroupProps<Row>) {
  const { data, error } = useTablePage(source, { page: 1, search: text, sort: null, limit: most });
  const rows = data?.rows ?? [];
  return (
    <section aria-label={title}>
      <h3 className="flex items-baseline justify-between font-semibold text-muted text-sm">
        {title}
        {data && data.total > most && (
          <Link to={addressAt(tab)`?q=${text}`} className="text-link underline underline-offset-2">
            Ver {data.total}
          </Link>
        )}
      </h3>
      {error && <p className="py-2 text-sm">No pudimos buscar. Probá de nuevo.</p>}
      {data && rows.length === 0 && <p className="py-2 text-muted text-sm">Sin resultados</p>}
      <ul>
        {rows.map((row) => {
          const [main, more] = of(row);
          return (
            <li key={row.id}>
              <Link
                to={linkOf(row.id)}
                className="flex min-h-11 items-center gap-2 rounded-control px-2 -outline-offset-2 hover:bg-sunken lg:min-h-9"
              >
                <span className="min-w-0 truncate font-medium">{main}</span>
                <span className="min-w-0 truncate text-muted text-sm">{more}</span>
                <span className="ml-auto shrink-0 text-muted text-sm tabular-nums">{row.id}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
