import { Spinner } from '../../ui/Spinner.tsx';

/** Shows a placeholder while the first screen's code is loading. */
export function PageFallback() {
  return (
    <div className="flex min-h-[70dvh] items-center justify-center text-primary">
      <Spinner size={36} label="Cargando…" />
    </div>
  );
}
