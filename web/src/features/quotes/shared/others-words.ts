/**
 * What is said of those who were asked as well, once a quote was accepted: to how many one wrote who can be told that it is
 * solved, and how many of them are not told yet; '' without any.
 */
export function othersWords(others: number, left: number): string {
  if (others === 0) return '';
  if (left === 0)
    return others === 1 ? 'Ya le avisaste al otro proveedor.' : 'Ya les avisaste a los demás proveedores.';
  if (left < others)
    return left === 1 ? 'Te falta avisarle a 1 proveedor.' : `Te falta avisarles a ${left} proveedores.`;
  return others === 1
    ? 'También le escribiste a otro proveedor.'
    : `También les escribiste a otros ${others} proveedores.`;
}
