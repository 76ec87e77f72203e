import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { PhotoViewer as Viewer } from './PhotoViewer.tsx';

const PhotoViewer = lazyPart(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

interface LargePhotosProps extends Omit<ComponentProps<typeof Viewer>, 'first' | 'onClose'> {
  /** renders the small photos; `open` shows the photo at an index in large size */
  children: (open: (at: number) => void) => ReactNode;
}

/** Photos that open large. */
export function LargePhotos({ children, ...photos }: LargePhotosProps) {
  const [first, setFirst] = useState<number | null>(null);
  return (
    <>
      {children(setFirst)}
      {first !== null && (
        <Suspense>
          <PhotoViewer {...photos} first={first} onClose={() => setFirst(null)} />
        </Suspense>
      )}
    </>
  );
}
