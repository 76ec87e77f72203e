/** Returns the list with the item in its place, or at the end where it has none. */
export function placed<Item>(list: readonly Item[], at: number | null, item: Item): Item[] {
  return at === null ? [...list, item] : list.map((one, place) => (place === at ? item : one));
}
