interface Total {
  total: number;
  /** there are more rows than `total` */
  totalIsFloor: boolean;
}

const count = new Intl.NumberFormat('es-UY', { useGrouping: 'always' });

/** '1 resultado', 'Más de 100.000 resultados'. */
export function totalText({ total, totalIsFloor }: Total): string {
  if (total === 1 && !totalIsFloor) return '1 resultado';
  return `${totalIsFloor ? 'Más de ' : ''}${count.format(total)} resultados`;
}

/** The same of rows, within a sentence. */
export function rowsText({ total, totalIsFloor }: Total): string {
  if (total === 1 && !totalIsFloor) return '1 fila';
  return `${totalIsFloor ? 'más de ' : ''}${count.format(total)} filas`;
}
