/**
 * Moves the focus to the page's heading when the focused element is gone, so that it never falls to the body (rule
 * NAV-22).
 */
export function keepFocus(): void {
  // a dialog first returns the focus by itself
  window.setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (document.activeElement !== document.body || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
