import { lazy, Suspense } from 'react';
import type { ConflictState } from './use-conflict.ts';

const ConflictPanel = lazy(async () => ({ default: (await import('./ConflictPanel.tsx')).ConflictPanel }));

interface ConflictProps {
  conflict: Pick<ConflictState, 'differences' | 'keep' | 'take'>;
  /** begins the sentence: 'Este servicio' */
  what: string;
}

/** Says that what is edited has changed meanwhile, with the three ways out. Its code comes when it is needed. */
export function Conflict({ conflict, what }: ConflictProps) {
  const { differences, keep, take } = conflict;
  if (!differences) return null;
  return (
    <Suspense fallback={null}>
      <ConflictPanel what={what} differences={differences} onKeep={keep} onTake={take} />
    </Suspense>
  );
}
