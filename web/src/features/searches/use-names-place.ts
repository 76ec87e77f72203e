import { loadedEngine, loadSearchEngine } from '../../lib/search-engine.ts';
import { useKnownCategories } from '../categories/queries.ts';

/** milliseconds: a search does not wait longer for the rules */
const patience = 1000;

/**
 * Returns a function that tells whether a search names a place, which then wins over the chosen one (rule SRCH-120).
 * Without the search's rules it says no.
 */
export function useNamesPlace(): (text: string) => Promise<boolean> {
  const known = useKnownCategories({ wanted: false }) ?? [];
  return async (text) => {
    if (!text) return false;
    if (!loadedEngine()) await Promise.race([loadSearchEngine(), new Promise((late) => setTimeout(late, patience))]);
    const engine = loadedEngine();
    return engine ? engine.namesPlace(text, engine.lexiconFor(known)) : false;
  };
}
