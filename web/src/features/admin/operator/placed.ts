/** Returns the list with the item at position `at`, or at the end if `at` is null. */
export function placed<Item>(list: readonly Item[], at: number | null, item: Item): Item[] {
  return at === null ? [...list, item] : list.map((one, place) => (place === at ? item : one));
}
