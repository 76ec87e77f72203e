/**
 * Returns the page numbers to show: all when there are 7 or fewer, otherwise the first, the last and those around
 * `page`, with gaps between them (rule NAV-28).
 */
export function pageNumbers(page: number, totalPages: number): (number | 'gap')[] {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, totalPages - 4));
  const to = Math.min(totalPages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(to < totalPages - 1 ? (['gap'] as const) : []),
    totalPages,
  ];
}
