import { loadedEngine, loadSearchEngine } from '../../lib/search-engine.ts';
import { useKnownCategories } from '../categories/queries.ts';

/** milliseconds: a search does not wait longer for the rules */
const patience = 1000;

/**
 * Returns a function that resolves to whether a search names a place, which then overrides the chosen one (rule
 * SRCH-120). If the search's rules are not loaded, it resolves to false.
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
