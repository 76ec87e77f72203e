interface Total {
  total: number;
  /** there are more rows than `total` */
  totalIsFloor: boolean;
}

const count = new Intl.NumberFormat('es-UY', { useGrouping: 'always' });

/** Returns the number of results: '1 resultado', 'Más de 100.000 resultados'. */
export function totalText({ total, totalIsFloor }: Total): string {
  if (total === 1 && !totalIsFloor) return '1 resultado';
  return `${totalIsFloor ? 'Más de ' : ''}${count.format(total)} resultados`;
}

/** Returns the number of rows, for use within a sentence: '1 fila', 'más de 100.000 filas'. */
export function rowsText({ total, totalIsFloor }: Total): string {
  if (total === 1 && !totalIsFloor) return '1 fila';
  return `${totalIsFloor ? 'más de ' : ''}${count.format(total)} filas`;
}
