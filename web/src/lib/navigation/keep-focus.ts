/** Gives the focus to the page's heading when what had it is gone: it never falls to the body (rule NAV-22). */
export function keepFocus(): void {
  // a dialog returns it by itself first
  window.setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (document.activeElement !== document.body || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
