import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';

interface Shown {
  photos: readonly { src: string; width: number; height: number }[];
}

interface PicturesProps<Data extends Shown> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** says what each picture shows, in the same order */
  names: readonly string[];
  /** says what the administrator has to find in the pictures */
  children?: (data: Data) => ReactNode;
}

/** Shows the pictures that a decision is about, and says if one of them is missing. */
export function Pictures<Data extends Shown>({
  query: { data, error, refetch },
  names,
  children,
}: PicturesProps<Data>) {
  if (data)
    return (
      <>
        {children?.(data)}
        {data.photos.length < names.length && <p>Falta alguna foto. Si rechazás, el proveedor la manda de nuevo.</p>}
        <div className={names.length > 1 ? 'grid gap-4 sm:grid-cols-2' : undefined}>
          {data.photos.map(({ src, width, height }, at) => (
            <img
              key={src.slice(-64)}
              src={src}
              width={width}
              height={height}
              alt={names[at] ?? ''}
              className="h-auto w-full rounded-control"
            />
          ))}
        </div>
      </>
    );
  if (error) return <AdminFailure error={error} title="No pudimos cargar las fotos" onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}
