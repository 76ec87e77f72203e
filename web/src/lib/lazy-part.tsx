import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

/**
 * Returns a part of a screen whose code is not needed to show the screen. `missing` stands in its place where the code
 * cannot be fetched.
 */
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

/**
 * Returns a part of a first screen that people read before they touch it. In a page from the server it stands there, and
 * React goes on with it once its code has come; where the app draws the screen itself, `ahead` fetches the code with the
 * screen's. Drawn again only for other properties: React would take what the server drew off the page, if it was drawn
 * again before its code is there. `missing` as for `lazyPart`: what people came for is `MissingPart`.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
  missing?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };
  const Late = lazyPart(fetchPart, missing);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as `lazy` is
  const Part = memo(function Part(props: Props) {
    // code that is there is drawn at once, where a lazy component would show its place first
    const [Now] = useState(() => loaded ?? Late);
    return (
      <Suspense fallback={place}>
        <Now {...props} />
      </Suspense>
    );
  });
  return Object.assign(Part, { ahead: () => fetchPart().catch(() => null) });
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
