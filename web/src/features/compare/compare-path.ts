import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';

/**
 * Returns the address of a comparison, in the order of its columns; without services the bare screen's. `list`: the
 * list where they were picked, to which the page leads back.
 */
export function comparePath(ids: readonly number[], list?: string): string {
  if (ids.length === 0) return '/comparar';
  return address`/comparar?ids=${ids.join('-')}` + (list ? address`&desde=${list}` : '');
}

/** The same of services. */
export function pathOfChosen(chosen: readonly { id: number }[], list?: string): string {
  return comparePath(
    chosen.map(({ id }) => id),
    list,
  );
}

/** The comparison that an address asks for. */
export interface Asked {
  /** each once, as many as are compared */
  ids: number[];
  /** parts that are no ids */
  isBroken: boolean;
  /** there were more */
  isCut: boolean;
}

/** Reads `?ids=`, as it is written here or with commas. */
export function readAsked(params: URLSearchParams): Asked {
  const parts = params
    .getAll('ids')
    .flatMap((text) => text.split(/[-,]/))
    .map((part) => part.trim())
    .filter(Boolean);
  const named = [...new Set(parts.filter((part) => /^[1-9]\d{0,8}$/.test(part)).map(Number))];
  return {
    ids: named.slice(0, limits.comparedServices),
    isBroken: parts.some((part) => !/^[1-9]\d{0,8}$/.test(part)),
    isCut: named.length > limits.comparedServices,
  };
}
