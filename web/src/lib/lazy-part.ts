import { type ComponentType, lazy } from 'react';

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
