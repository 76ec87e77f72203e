/** Shows how many services a category has; shows nothing while that is not known. */
export function ServiceCount({ services }: { services: number | undefined }) {
  if (services === undefined) return null;
  return (
    <span className="shrink-0 text-muted">
      {services}
      <span className="sr-only"> {services === 1 ? 'servicio' : 'servicios'}</span>
    </span>
  );
}
