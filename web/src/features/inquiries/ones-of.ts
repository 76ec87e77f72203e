import type { ServiceCard } from '@tero/shared/contract/services';
import { saidOf } from '@tero/shared/rules/inquiries/fits';
import { serves } from '@tero/shared/rules/places/serving';

/** The fields of a listed service that these functions need; `why` is present if a search found it. */
export type Listed = Pick<ServiceCard, 'id' | 'provider_id' | 'title' | 'quality'> & {
  /** missing where a list does not tell */
  coverage_area?: string | undefined;
  why?: Pick<NonNullable<ServiceCard['why']>, 'group' | 'tier' | 'words'> | undefined;
};

/** The person's search: its words and a place. Without a place every provider's place fits. */
export interface Wanted {
  what?: string | undefined;
  where?: string | undefined;
}

/**
 * Returns one service of each provider, in the order of the list: the service that stands for the provider best,
 * whatever the list's order (rule ASK-24). If several fit alike, the first.
 */
export function onesOf<S extends Listed>(services: readonly S[], { what = '', where }: Wanted = {}): S[] {
  const ones = new Map<number, S>();
  const fits = new Map<number, readonly number[]>();
  for (const service of services) {
    const { provider_id } = service;
    const known = fits.get(provider_id);
    const fit = fitOf(service, what, where);
    if (known && !isLess(fit, known)) continue;
    ones.set(provider_id, service);
    fits.set(provider_id, fit);
  }
  return [...ones.values()];
}

/**
 * Returns figures to compare one after the other, the lower the better: the trade, the place, the words, then quality.
 */
function fitOf({ why, title, coverage_area, quality = 0 }: Listed, what: string, where: string | undefined) {
  return [
    why?.group === 'related' ? 1 : 0,
    where && coverage_area !== undefined && !serves(coverage_area, where) ? 1 : 0,
    why?.tier ?? 0,
    -(why?.words.length ?? 0),
    -saidOf(what, title),
    -quality,
  ];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((figure, nth) => figure !== b[nth]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
