/** The words for the screen to return to, by the beginning of its path. The first pattern that matches counts. */
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

/** Returns a sentence that says what follows the sign-in, given the path to return to. */
export function backWords(next: string): string {
  const [, words = 'volvés a donde estabas'] = places.find(([place]) => place.test(next)) ?? [];
  return `Después ${words}.`;
}
