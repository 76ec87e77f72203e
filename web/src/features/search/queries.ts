import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { services } from '@tero/shared/contract/services';
import { delays, limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import { call } from '../../lib/http/api.ts';
import { subject } from '../../lib/query/subject.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

const suggestions = subject('suggestions').read({
  call: ({ signal }, q: string) => call(services.suggestions, { query: { q }, signal, retry: false }),
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
  // a failed fetch is an empty list (rule SRCH-8)
  return { wanted, suggestions: wanted ? (isError ? [] : data) : undefined };
}
