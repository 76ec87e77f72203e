import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

const HiddenWords = lazyPart(async () => (await import('./HiddenWords.tsx')).HiddenWords);

/** What few authors ever read: its code comes when it is there to be said. */
export function HiddenNote(props: { what: string; className?: string }) {
  return (
    <Suspense>
      <HiddenWords {...props} />
    </Suspense>
  );
}
