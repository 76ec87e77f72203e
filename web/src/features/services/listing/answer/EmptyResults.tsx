import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../../ui/StateCard.tsx';
import type { Answer } from './answer.ts';
import { emptyWords } from './empty-words.ts';

interface EmptyResultsProps {
  answer: Answer;
  hasFilters: boolean;
  /** where to go on */
  ways: ReactElement;
}

/** A list without services. */
export function EmptyResults({ answer, hasFilters, ways }: EmptyResultsProps) {
  return (
    <EmptyState icon={<SearchX size={30} aria-hidden="true" />} {...emptyWords(answer, hasFilters)} actions={ways} />
  );
}
