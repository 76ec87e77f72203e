import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useSaving } from '../../../ui/saving.ts';
import type { CoverSubject } from './DrawnCover.tsx';

// most services have photos
const DrawnCover = lazyPart(async () => (await import('./DrawnCover.tsx')).DrawnCover);

interface ServiceCoverProps {
  of: CoverSubject;
  /** the class of the box that it fills */
  className?: string;
}

/** The cover of a service without photos (rule SVC-99): an empty ground while data is saved. Decoration. */
export function ServiceCover({ of, className }: ServiceCoverProps) {
  const saves = useSaving((state) => state.saves);
  return (
    <span className={className ?? 'absolute inset-0'}>
      {!saves && (
        <Suspense>
          <DrawnCover {...of} />
        </Suspense>
      )}
    </span>
  );
}
