import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { services } from '@tero/shared/contract/services';
import { delays, limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/durations';
import { call } from '../../lib/http/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/**
 * Fetches suggestions from 2 trimmed characters on, after a pause of 300 ms (rule SRCH-7). `suggestions` is undefined
 * until they are known.
 */
export function useSuggestions(typed: string) {
  const text = useDebounced(typed.trim(), delays.suggestionPause);
  const wanted = typed.trim().length >= limits.suggestionMinLength;
  const { data, isError } = useQuery({
    queryKey: ['suggestions', text.toLowerCase()],
    queryFn: ({ signal }) => call(services.suggestions, { query: { q: text }, signal, retry: false }),
    enabled: wanted && text.length >= limits.suggestionMinLength,
    placeholderData: keepPreviousData,
    staleTime: 5 * minute,
  });
  // a failed fetch is an empty list (rule SRCH-8)
  return { wanted, suggestions: wanted ? (isError ? [] : data) : undefined };
}
