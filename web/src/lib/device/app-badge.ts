/** Sets the number on the installed app's icon; 0 removes it. Firefox and others do not support it. */
export function showAppBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // ignored: the system may refuse, and nothing depends on the badge
  change?.catch(() => undefined);
}
