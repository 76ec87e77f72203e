import { words } from '../text/text.ts';

/**
 * The number of first letters by which two words count as one: `canilla` and `canillas`, `electricista` and
 * `eléctricas`.
 */
const beginning = 5;

/** Said of any work, and so of none. */
const common = new Set(
  rootsOf(
    'casas hogar domicilio servicio trabajo semana necesito quiero hacer desde hasta sobre cambiar arreglar reparar ' +
      'instalar colocar poner mantenimiento urgente urgencias',
  ),
);

/**
 * Tells whether a service's title names a part of the request other than its trade. If not, the search found it by
 * trade or text alone and its provider may be a chance result. `trade`: the category's name, if known.
 */
export function saysSomeOf(what: string, title: string, trade = ''): boolean {
  return saidOf(what, title, trade) > 0;
}

/** Counts the words of the request in a service's title, besides those of `trade`. */
export function saidOf(what: string, title: string, trade = ''): number {
  const said = new Set(rootsOf(title));
  const named = new Set(rootsOf(trade));
  return new Set(rootsOf(what).filter((root) => said.has(root) && !common.has(root) && !named.has(root))).size;
}

function rootsOf(text: string): string[] {
  return words(text).flatMap((word) => (word.length < beginning ? [] : word.slice(0, beginning)));
}
