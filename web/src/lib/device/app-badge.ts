/** The number on the installed app's icon; 0 takes it away. Firefox and others have none. */
export function showAppBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  // the system may refuse: the number is a courtesy
  change?.catch(() => undefined);
}
