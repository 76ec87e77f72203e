/** Lets the phone answer a tap by a short shake, where it can and its owner has not asked for less motion. */
export function touch(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(10);
}
