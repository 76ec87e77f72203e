/** Vibrates briefly on a tap, where the phone can and the person has not asked for less motion. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
