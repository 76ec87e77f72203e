/** Returns the figures as a Markdown table, with the facts of the run. */
export function tableOf({ rows, index, runs, day }) {
  const names = Object.keys(Object.values(rows)[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const body = Object.entries(rows).map(([path, row]) => line([`\`${path}\``, ...names.map((name) => row[name])]));
  const told = `${day}, median of ${runs}, benchmark index ${Math.round(index)}:`;
  return [told, '', line(['address', ...names]), line(['---', ...names.map(() => '--:')]), ...body].join('\n');
}
