import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Suggestion } from '@tero/shared/contract/search';
import { services } from '@tero/shared/contract/services';
import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { fold } from '@tero/shared/rules/text/text';
import { minute } from '@tero/shared/rules/time/durations';
import { useSearches } from '../../lib/device/searches.ts';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { useSearchEngine } from '../../lib/search-engine.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useCategories, useKnownCategories } from '../categories/queries.ts';

/** Describes a suggestion of the search box, by the kind of thing that it opens. */
export type Suggested =
  | { kind: 'category'; slug: string; title: string; services: number | undefined }
  | { kind: 'search'; title: string }
  /** `sought`: what to search there; '': the list of the place */
  | { kind: 'place'; area: string; sought: string; title: string }
  | { kind: 'provider'; id: number; title: string; description: string }
  | ({ kind: 'service' } & Pick<Suggestion, 'id' | 'title' | 'category' | 'description' | 'price'>);

const suggestions = subject('suggestions').read({
  call: ({ signal }, q: string) => call(services.suggestions, { query: { q, names: '1' }, signal, retry: false }),
  keyed: (q: string) => [q.toLowerCase()],
  cache: { never: 'a response for every few letters would push out what was read' },
  staleTime: 5 * minute,
});

const mostRecent = 5;
const mostSearches = 2;

/**
 * Returns what to suggest: categories, own searches and places from the device at once, services of the server after 2
 * trimmed characters, after a pause of 300 ms (rules SRCH-7, SRCH-112, SRCH-127 and SRCH-128). `undefined` until they
 * are known. Before anything is typed: the last searches. `mayLoad`: false while data is saved and the person has not
 * entered the box; then nothing is fetched.
 */
export function useSuggestions(typed: string, mayLoad: boolean): readonly Suggested[] | undefined {
  const now = typed.trim();
  const text = useDebounced(now, delays.suggestionPause);
  const wanted = mayLoad && now.length >= limits.suggestionMinLength;
  const { data, isError } = useQuery({
    ...suggestions(text),
    enabled: wanted && text.length >= limits.suggestionMinLength,
    placeholderData: keepPreviousData,
  });
  const searches = useSearches((kept) => kept.searches).map((title) => ({ kind: 'search', title }) as const);
  const instant = useInstant(now, wanted);
  if (!now) return searches.slice(0, mostRecent);
  if (!wanted) return [];
  // a failed fetch is an empty list (rule SRCH-8)
  const fetched = isError ? [] : data;
  if (!instant && !fetched) return undefined;
  const same = ({ title }: { title: string }) => fold(title).startsWith(fold(now)) && fold(title) !== fold(now);
  const known = instant ?? { categories: categoriesOf(fetched ?? []), places: [] };
  const names = new Set(known.categories.map(({ title }) => fold(title)));
  const found = (fetched ?? []).filter(({ kind }) => kind !== 'category');
  return [
    ...known.categories,
    ...searches.filter((kept) => same(kept) && !names.has(fold(kept.title))).slice(0, mostSearches),
    ...known.places,
    ...found.map(({ kind, ...one }) => ({ ...one, kind: kind === 'provider' ? kind : 'service' }) as const),
  ].slice(0, limits.suggestions);
}

function categoriesOf(given: readonly Suggestion[]): Suggested[] {
  return given.flatMap(({ kind, slug, title, services }) =>
    kind === 'category' && slug ? [{ kind, slug, title, services }] : [],
  );
}

const fewLetters = 3;

/** Returns the categories and places that match the text. It uses only data on the device, so it also works offline. */
function useInstant(text: string, wanted: boolean): { categories: Suggested[]; places: Suggested[] } | undefined {
  const engine = useSearchEngine({ wanted });
  const { data: categories } = useCategories({ enabled: wanted });
  const known = useKnownCategories({ wanted });
  if (!engine || !categories || !known || !wanted) return undefined;
  const meant = engine.suggestCategories(text, engine.lexiconFor(known));
  // few letters that begin a trade seldom begin a place, unless a department
  const isMeant = ({ area, sought }: { area: string; sought: string }) =>
    text.length > fewLetters ||
    sought !== '' ||
    meant.length === 0 ||
    !area.includes(', ') ||
    fold(area.split(', ')[0] ?? '') === fold(text);
  return {
    categories: meant.map(({ id, slug, name }) => ({
      kind: 'category',
      slug,
      title: name,
      services: categories.find((category) => category.id === id)?.services_count,
    })),
    places: engine
      .suggestPlaces(text)
      .filter(isMeant)
      .map(({ area, sought }) => {
        const label = placeLabel(area);
        return { kind: 'place', area, sought, title: sought ? `${sought} en ${label}` : label };
      }),
  };
}
