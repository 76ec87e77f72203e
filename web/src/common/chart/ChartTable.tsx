interface ChartTableProps {
  caption: string;
  columns: readonly [string, ...string[]];
  /** the first cell is the row's header */
  rows: readonly (readonly [string, ...(string | number)[]])[];
}

/** Shows a chart's numbers as a table. It is focusable, so that the keyboard can scroll a long table. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const label = `${caption}, en una tabla`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section tabIndex={0} aria-label={label} className="max-h-80 overflow-auto rounded-control border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 bg-sunken px-3 py-2 font-semibold ${at ? 'text-right' : 'text-left'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className="px-3 py-2 text-right tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
