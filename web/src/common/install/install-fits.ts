/**
 * The screens on which the offer to install may come up: those on which one looks around, or back. It lies on what stands at
 * the foot of the screen: any other one, a new one too, is left alone in the midst of its task (rule NAV-170).
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
