/** A tick of the phone under a person's tap, where it can; none for who wants less motion. */
export function tick(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
