import { type ComponentType, lazy } from 'react';

/** Returns a part that its screen can do without. `missing` replaces the part when its code cannot load. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = () => null,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: missing }),
    ),
  );
}

/** Says that a part could not load, and offers to try again. */
export function MissingPart() {
  return (
    <p role="alert" className="py-6">
      No pudimos cargar esta parte.{' '}
      <button
        type="button"
        className="py-2 font-semibold text-link underline underline-offset-4"
        onClick={() => window.location.reload()}
      >
        Recargá la página
      </button>
      .
    </p>
  );
}
