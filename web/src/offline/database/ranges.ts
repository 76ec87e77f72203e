/** Returns the range of all keys that begin with `path`: in IndexedDB lists sort after numbers and texts. */
export function allUnder(...path: (number | string)[]): IDBKeyRange {
  return IDBKeyRange.bound(path, [...path, []]);
}
