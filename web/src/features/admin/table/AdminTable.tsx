import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useRef, useState } from 'react';
import { useMedia } from '../../../lib/device/use-media.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { ColumnsMenu } from '../columns/ColumnsMenu.tsx';
import { useChosenColumns } from '../columns/chosen-columns.ts';
import { TableFilters } from '../filters/TableFilters.tsx';
import { type Ticks, useTicked } from '../ticks/use-ticked.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import type { TableLook } from './column.ts';
import { ExportButton } from './ExportButton.tsx';
import { RowCards } from './RowCards.tsx';
import { RowTable } from './RowTable.tsx';
import { SearchField } from './SearchField.tsx';
import { type Asked, type TableSource, useTablePage } from './source-queries.ts';
import { TableFoot } from './TableFoot.tsx';
import { totalText } from './total-text.ts';
import { useTableAddress } from './use-table-address.ts';

interface AdminTableProps<Row> extends TableLook<Row> {
  source: TableSource<Row>;
  loadFailure: string;
  empty: string;
  /** makes rows tickable, and returns the bar that appears while rows are ticked */
  bulk?: (given: { ticks: Ticks; asked: Asked; found: { total: number; totalIsFloor: boolean } }) => ReactNode;
}

/**
 * Shows a table of the panel. The server searches, filters, sorts and pages it, and the table shows exactly the rows
 * that the server found.
 */
export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { source } = props;
  const { searchHint, filters = [], day } = source;
  const { asked, hrefOf, hrefAt, searchFor, sortBy, choose, clear } = useTableAddress({ ...props, filters });
  const [isTyping, setTyping] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useTablePage(source, asked);
  const isWide = useMedia('(min-width: 64rem)');
  const top = useRef<HTMLDivElement>(null);
  const tab = source.list.path.split('/').at(-1) ?? '';
  const isRoomy = useMedia('(min-width: 96rem)');
  const fitting = isRoomy ? props.columns : props.columns.filter(({ roomy }) => !roomy);
  const chosen = useChosenColumns(tab, fitting);
  const ticks = useTicked(asked, data?.rows ?? []);
  const isAhead = isTyping || isPlaceholderData;
  const failure = error && (!data || isPlaceholderData) ? error : null;

  // the bar of the ticked rows moves no row: it replaces the line above the rows; on a phone it is below them
  const bar = data && !isAhead && (ticks.all || ticks.number > 0) && props.bulk?.({ ticks, asked, found: data });

  function content(): ReactNode {
    if (failure) return <AdminFailure error={failure} title={props.loadFailure} onRetry={() => void refetch()} />;
    if (!data) return <TableSkeleton />;
    if (data.rows.length > 0) {
      const look = {
        ...props,
        columns: isWide ? chosen.shown : props.columns,
        sort: asked.sort,
        onSort: sortBy,
        rows: data.rows,
        ticks: props.bulk ? ticks : undefined,
      };
      return (
        <div aria-busy={isAhead || undefined} className={isAhead ? 'opacity-60' : undefined}>
          {isWide ? <RowTable {...look} /> : <RowCards {...look} />}
        </div>
      );
    }
    if (isAhead) return <TableSkeleton />;
    if (data.total > 0) {
      const back = <LinkButton to={hrefOf(1)}>Ir a la primera página</LinkButton>;
      return <EmptyState title="Esta página está vacía" actions={back} />;
    }
    const isNarrowed = asked.search !== '' || Object.keys(asked.filters ?? {}).length > 0;
    return (
      <EmptyState
        icon={<SearchX size={30} aria-hidden="true" />}
        title={isNarrowed ? 'Sin resultados' : props.empty}
        text={asked.search ? 'Probá con otras palabras.' : undefined}
        actions={
          asked.search ? (
            <Button onClick={() => searchFor('')}>Limpiar búsqueda</Button>
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
  return (
    <div ref={top} className="flex scroll-mt-24 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {searchHint && (
          <div className="grow lg:w-72 lg:grow-0">
            <SearchField
              label={`Buscar en ${props.label}`}
              hint={searchHint}
              value={asked.search}
              onSearch={searchFor}
              onAhead={setTyping}
            />
          </div>
        )}
        {(filters.length > 0 || day) && (
          <TableFilters filters={filters} day={day} chosen={asked.filters ?? {}} onChoose={choose} />
        )}
      </div>
      {isWide && bar}
      <div className={isWide && bar ? 'hidden' : 'flex flex-wrap items-center gap-x-2'}>
        <p role="status" className="flex min-h-9 grow items-center text-muted text-sm">
          {isAhead && !failure ? 'Buscando…' : data && !failure && totalText(data)}
        </p>
        <ViewsMenu tab={tab} />
        {isWide && (
          <ColumnsMenu labels={fitting.map(({ label }) => label)} isShown={chosen.isShown} onToggle={chosen.toggle} />
        )}
        {source.csv && <ExportButton source={source} asked={asked} isAhead={isAhead} />}
      </div>
      {content()}
      {!isWide && bar && <div className="sticky bottom-2 z-10 [:root:has([data-batch])_&]:bottom-24">{bar}</div>}
      {data && !failure && (
        <TableFoot
          asked={asked}
          data={data}
          hrefOf={hrefOf}
          hrefAt={hrefAt}
          onSelect={() => top.current?.scrollIntoView()}
          onSize={(size) => choose('limit', size)}
        />
      )}
    </div>
  );
}

const lines = Array.from({ length: 12 }, (_, at) => `line-${at}`);

function TableSkeleton() {
  return (
    <Loading className="flex flex-col gap-px">
      {lines.map((key) => (
        <Skeleton key={key} className="h-[39px] max-lg:h-24" />
      ))}
    </Loading>
  );
}
