import { type ComponentType, lazy } from 'react';

/** Returns a part of a screen that the screen can show without. `missing` replaces it when its code cannot load. */
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

/** Says that a part did not come, and leads to another try. */
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
