/** The words for the screen to return to, by the beginning of its path; the first that fits counts. */
const places: readonly (readonly [RegExp, string])[] = [
  [/^\/presupuesto\//, 'volvés al presupuesto'],
  [/^\/provider\/create-quote/, 'seguís con el presupuesto'],
  [/^\/provider\/quotes/, 'volvés a tus presupuestos'],
  [/^\/pedido\//, 'volvés al pedido'],
  [/^\/mis-pedidos/, 'volvés a tus pedidos'],
  [/^\/servicios\/\d+\/review$/, 'volvés a la reseña'],
  [/^\/servicios\/\d+/, 'volvés al servicio'],
  [/^\/servicios/, 'volvés a tu búsqueda'],
  [/^\/provider-profile\/\d+/, 'volvés a ese perfil'],
];

/** Says what follows the sign-in, by the path that it returns to. */
export function backWords(next: string): string {
  const [, words = 'volvés a donde estabas'] = places.find(([place]) => place.test(next)) ?? [];
  return `Después ${words}.`;
}
