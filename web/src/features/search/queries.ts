import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Suggestion } from '@tero/shared/contract/search';
import { services } from '@tero/shared/contract/services';
import { delays, limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { useSearchEngine } from '../../lib/search-engine.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useCategories, useKnownCategories } from '../../parts/category/queries.ts';

const suggestions = subject('suggestions').read({
  call: ({ signal }, q: string) => call(services.suggestions, { query: { q, categories: '1' }, signal, retry: false }),
  keyed: (q: string) => [q.toLowerCase()],
  cache: { never: 'a response for every few letters would push out what was read' },
  staleTime: 5 * minute,
});

/**
 * Fetches suggestions from 2 trimmed characters on, after a pause of 300 ms (rule SRCH-7). `suggestions` is undefined
 * until they are known.
 */
export function useSuggestions(typed: string) {
  const text = useDebounced(typed.trim(), delays.suggestionPause);
  const wanted = typed.trim().length >= limits.suggestionMinLength;
  const { data, isError } = useQuery({
    ...suggestions(text),
    enabled: wanted && text.length >= limits.suggestionMinLength,
    placeholderData: keepPreviousData,
  });
  const instant = useInstant(typed.trim(), wanted);
  // a failed fetch is an empty list (rule SRCH-8)
  const fetched = isError ? [] : data;
  if (!wanted) return { wanted, suggestions: undefined };
  if (!instant) return { wanted, suggestions: fetched };
  const services = fetched?.filter(({ kind }) => kind !== 'category') ?? [];
  return { wanted, suggestions: [...instant, ...services].slice(0, limits.suggestions) };
}

/** Categories that the text leads to, from the device alone: at once, and without signal (rule SRCH-112). */
function useInstant(text: string, wanted: boolean): Suggestion[] | undefined {
  const engine = useSearchEngine({ wanted });
  const { data: categories } = useCategories();
  const known = useKnownCategories({ wanted });
  if (!engine || !categories || !known || !wanted) return undefined;
  return engine.suggestCategories(text, engine.lexiconFor(known)).map(({ id, slug, name }) => {
    const services = categories.find((category) => category.id === id)?.services_count;
    const counted = services === undefined ? {} : { services };
    return { id, title: name, category: name, description: '', price: '', kind: 'category', slug, ...counted };
  });
}
