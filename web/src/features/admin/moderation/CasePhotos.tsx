import { Button } from '../../../ui/Button.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { useCasePhotos } from './queries.ts';

/** Shows the photos of a reported pedido, large enough for a decision. */
export function CasePhotos({ id }: { id: number }) {
  const { data, error, refetch } = useCasePhotos(id);
  if (data) {
    return (
      <ul aria-label="Fotos" className="flex flex-wrap gap-2 empty:hidden">
        {data.map(({ src, width, height }, at) => (
          <li key={src.slice(-64)}>
            <img
              src={src}
              width={width}
              height={height}
              alt={`Foto ${at + 1} de ${data.length}`}
              className="h-auto max-h-60 w-auto rounded-control border border-line bg-sunken"
            />
          </li>
        ))}
      </ul>
    );
  }
  if (!error) {
    return (
      <Loading>
        <Skeleton className="h-40 w-56 rounded-control" />
      </Loading>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
      No pudimos cargar las fotos. Probá de nuevo.
      <Button size="sm" variant="outline" onClick={() => void refetch()}>
        Probar de nuevo
      </Button>
    </p>
  );
}
