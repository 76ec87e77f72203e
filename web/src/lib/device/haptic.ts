/** Vibrates shortly under a tap, where the phone can; not for people who want less motion. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
