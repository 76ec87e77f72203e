import type { Service } from '@tero/shared/contract/services';
import { slug } from '@tero/shared/rules/text/text';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ColumnContact, ColumnPicture, ColumnTitle } from './ColumnParts.tsx';
import type { Column } from './columns.ts';
import { isSame } from './differences.ts';
import { type Row, rows } from './rows.tsx';

interface CompareTableProps {
  columns: readonly Column[];
  /** the name of a service that is gone, if the device knows it */
  nameOf: (id: number) => string | undefined;
  onRemove: (id: number) => void;
  onRetry: () => void;
}

/**
 * Services side by side. The name of a row stands above its cells, so that three columns fit on a phone; values that
 * all share stand once, after the differences. With very large letters the cells stand below each other.
 */
export function CompareTable({ columns, nameOf, onRemove, onRetry }: CompareTableProps) {
  const services = columns.flatMap(({ service }) => service ?? []);
  const said = rows.filter(({ text }) => services.some((service) => text(service) !== ''));
  const shared = said.filter((row) => !row.isMain && isSame(services.map(row.text)));
  const span = columns.length;
  return (
    <table
      className={cx(
        '-mx-1.5 w-[calc(100%+0.75rem)] table-fixed border-collapse text-sm sm:-mx-3 sm:w-[calc(100%+1.5rem)] sm:text-base',
        span === 1 && 'max-w-md',
      )}
    >
      <caption className="sr-only">Comparación de servicios</caption>
      <thead className="max-[20rem]:block">
        <tr className={stacked}>
          {columns.map((column) => (
            <td key={column.id} className={cell}>
              <ColumnPicture column={column} name={nameOf(column.id)} onRemove={onRemove} />
            </td>
          ))}
        </tr>
        <tr className={stacked}>
          {columns.map((column) => (
            <th key={column.id} id={headOf(column.id)} scope="col" className={cx(cell, sticky)}>
              <ColumnTitle column={column} name={nameOf(column.id)} onRetry={onRetry} />
            </th>
          ))}
        </tr>
        <tr className={cx(stacked, span > 2 && bare)}>
          {columns.map((column) => (
            <td key={column.id} headers={headOf(column.id)} className={cx(cell, 'pb-4')}>
              <ColumnContact column={column} />
            </td>
          ))}
        </tr>
      </thead>
      {said.map(
        (row) =>
          !shared.includes(row) && (
            <Part key={row.name} name={row.name} span={span}>
              {columns.map(({ id, service }) => (
                <td key={id} headers={`${headOf(id)} ${rowOf(row.name)}`} className={cx(cell, 'pb-3')}>
                  <span aria-hidden="true" className="hidden font-semibold max-[20rem]:block">
                    {service?.title}
                  </span>
                  {service ? <Value row={row} service={service} all={services} /> : <Nothing />}
                </td>
              ))}
            </Part>
          ),
      )}
      {services[0] && shared.length > 0 && (
        <Part name={services.length === 2 ? 'Igual en los dos' : 'Igual en los tres'} span={span}>
          <td colSpan={span} className={cx(cell, 'pb-3')}>
            <Shared rows={shared} service={services[0]} />
          </td>
        </Part>
      )}
    </table>
  );
}

const cell = 'wrap-anywhere px-1.5 align-top sm:px-3';
const sticky =
  'sticky top-16 z-10 bg-ground pt-2 pb-3 text-left font-normal md:top-18 max-[20rem]:static [@media(height<27rem)]:static';
const stacked = 'max-[20rem]:block max-[20rem]:*:block max-[20rem]:*:px-0';

/** Three columns have room for the words of a button, not for its icon too. */
const bare = 'max-[24rem]:[&_.edged_svg]:hidden';

const headOf = (id: number) => `servicio-${id}`;
const rowOf = (name: string) => `dato-${slug(name)}`;

/** A row below its name, which belongs to all of its cells. */
function Part({ name, span, children }: { name: string; span: number; children: ReactNode }) {
  return (
    <tbody className="border-line border-t max-[20rem]:block">
      <tr className={stacked}>
        <th
          id={rowOf(name)}
          scope="rowgroup"
          colSpan={span}
          className="px-1.5 pt-3 pb-1 text-left font-semibold text-muted text-sm sm:px-3"
        >
          {name}
        </th>
      </tr>
      <tr className={stacked}>{children}</tr>
    </tbody>
  );
}

/** Shows the values that all services have in common. */
function Shared({ rows, service }: { rows: readonly Row[]; service: Service }) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map((row) => (
        <div key={row.name} className="flex flex-wrap gap-x-3">
          <dt className="w-32 text-muted">{row.name}</dt>
          <dd className="min-w-0 grow basis-40">
            <Value row={row} service={service} all={[service]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ row, service, all }: { row: Row; service: Service; all: readonly Service[] }) {
  const text = row.text(service);
  if (row.show) return row.show(service, all);
  if (text === '') return <Nothing />;
  return row.isLong ? <span className="line-clamp-8 whitespace-pre-line">{text}</span> : text;
}

function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">Sin dato</span>
    </span>
  );
}
