/**
 * The browsing screens, on which the offer to install may appear. The offer covers the foot of the screen, so it must
 * not interrupt a task on other screens, including new ones (rule NAV-170).
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
