/** Parameters that filter or sort a list, named as in the listing calls (rule SRCH-9); a test compares them. */
export const filterNames: readonly string[] = [
  ...['sort', 'page', 'limit', 'minPrice', 'maxPrice', 'rating', 'disponibleHoy', 'serviceType', 'paymentType'],
  ...['availableDays', 'duration', 'coverageArea', 'paper', 'q', 'exact'],
];

/** Tells whether a query with these names filters or sorts a list. There are countless such addresses. */
export function isFilter(names: Iterable<string>): boolean {
  return [...names].some((name) => filterNames.includes(name));
}
