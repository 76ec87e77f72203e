/**
 * The screens on which the offer to install may appear: those for browsing. It covers the foot of the screen, so other
 * screens, including new ones, stay without it in the middle of a task (rule NAV-170).
 */
export const calmScreens: readonly string[] = [
  '/',
  '/servicios',
  '/favoritos',
  '/historial',
  '/avisos',
  '/user-profile',
];

export function installFits(pathname: string): boolean {
  return calmScreens.includes(pathname);
}
