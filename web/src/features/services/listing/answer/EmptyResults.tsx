import SearchX from 'lucide-react/icons/search-x';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../../ui/StateCard.tsx';
import type { Answer } from './answer.ts';
import { emptyWords, type Narrowed } from './empty-words.ts';

interface EmptyResultsProps {
  answer: Answer;
  narrowed: Narrowed;
  /** where to go on */
  ways: ReactElement;
}

/** A list without services. */
export function EmptyResults({ answer, narrowed, ways }: EmptyResultsProps) {
  return (
    <EmptyState icon={<SearchX size={30} aria-hidden="true" />} {...emptyWords(answer, narrowed)} actions={ways} />
  );
}
