import { delays, limits } from '@tero/shared/limits';
import { fold } from '@tero/shared/rules/text/text';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../lib/device/use-media.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import type { TableLook } from './column.ts';
import { ExportButton } from './ExportButton.tsx';
import type { Filter } from './filter.ts';
import { RowCards } from './RowCards.tsx';
import { RowTable } from './RowTable.tsx';
import { type TableSource, useTablePage } from './source-queries.ts';
import { TableFilters } from './TableFilters.tsx';
import { TableFoot } from './TableFoot.tsx';
import { useTableAddress } from './use-table-address.ts';

interface AdminTableProps<Row> extends TableLook<Row> {
  source: TableSource<Row>;
  /** searchable values of a row, used until the server responds; without it the table has no search */
  textOf?: (row: Row) => readonly unknown[];
  searchHint?: string;
  filters?: readonly Filter[];
  /** rows per page, until another number is chosen */
  size?: number;
  loadFailure: string;
  empty: string;
}

/**
 * A table of the panel, paged by the server. A search first filters the rows of the current page, then shows the
 * server's results from all rows.
 */
export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { source, textOf, filters } = props;
  const { asked, hrefOf, searchFor, sortBy, choose, clear } = useTableAddress(props);
  const [typed, setTyped] = useState(asked.search);
  const settled = useDebounced(typed, delays.suggestionPause);
  const { data, error, isPlaceholderData, refetch } = useTablePage(source, asked);
  const isWide = useMedia('(min-width: 64rem)');
  const top = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (settled !== asked.search) searchFor(settled);
  }, [settled]);

  const isAhead = typed !== asked.search || isPlaceholderData;
  const rows = data?.rows.filter((row) => !isAhead || matches(typed, textOf?.(row) ?? [])) ?? [];
  const look = { ...props, sort: asked.sort, onSort: sortBy, rows };

  function content(): ReactNode {
    if (!data) {
      if (!error) return <TableSkeleton />;
      return <AdminFailure error={error} title={props.loadFailure} onRetry={() => void refetch()} />;
    }
    if (rows.length === 0) {
      if (isAhead) return <TableSkeleton />;
      if (data.total > 0) {
        const back = <LinkButton to={hrefOf(1)}>Ir a la primera página</LinkButton>;
        return <EmptyState title="Esta página está vacía" actions={back} />;
      }
      const isNarrowed = asked.search !== '' || Object.keys(asked.filters ?? {}).length > 0;
      const text = asked.search ? 'Probá con otras palabras.' : undefined;
      return (
        <EmptyState
          icon={<SearchX size={30} aria-hidden="true" />}
          title={isNarrowed ? 'Sin resultados' : props.empty}
          text={text}
          actions={
            asked.search ? (
              <Button onClick={() => setTyped('')}>Limpiar búsqueda</Button>
            ) : isNarrowed ? (
              <Button onClick={clear}>Quitar filtros</Button>
            ) : (
              <Button variant="outline" onClick={() => void refetch()}>
                Actualizar
              </Button>
            )
          }
        />
      );
    }
    return isWide ? <RowTable {...look} /> : <RowCards {...look} />;
  }
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {textOf && (
          <TextInput
            type="search"
            aria-label={`Buscar en ${props.label}`}
            placeholder={props.searchHint}
            value={typed}
            maxLength={limits.searchText}
            onChange={(event) => setTyped(event.target.value)}
            className="grow sm:w-80 sm:grow-0"
          />
        )}
        {filters && <TableFilters filters={filters} chosen={asked.filters ?? {}} onChoose={choose} />}
        <p role="status" className="flex min-h-11 grow items-center text-muted text-sm">
          {data && !isAhead && totalText(data.total, data.totalIsFloor)}
        </p>
        {source.csv && <ExportButton csv={source.csv} asked={asked} />}
      </div>
      {content()}
      {data && (
        <TableFoot
          asked={asked}
          data={data}
          hrefOf={hrefOf}
          onSelect={() => top.current?.scrollIntoView()}
          onSize={(size) => choose('limit', size)}
        />
      )}
    </div>
  );
}

const count = new Intl.NumberFormat('es-UY');

function totalText(total: number, isFloor: boolean): string {
  if (total === 1 && !isFloor) return '1 resultado';
  return `${isFloor ? 'Más de ' : ''}${count.format(total)} resultados`;
}

function matches(search: string, texts: readonly unknown[]): boolean {
  const text = fold(texts.join(' '));
  return fold(search)
    .split(' ')
    .every((word) => text.includes(word));
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

function TableSkeleton() {
  return (
    <Loading className="flex flex-col gap-2">
      {lines.map((key) => (
        <Skeleton key={key} className="h-14 rounded-card" />
      ))}
    </Loading>
  );
}
