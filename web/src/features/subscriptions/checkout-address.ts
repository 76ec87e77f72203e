/** Money is paid at MercadoPago or, with test payments, on our own pages: an answer leads a browser nowhere else. */
export function isCheckoutAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.origin === origin) return true;
  const isMercadoPago = /(^|\.)mercadopago\.com(\.uy)?$/.test(url.hostname);
  return isMercadoPago && url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
}

/** Leaves for the checkout; false when the address is none. */
export function openCheckout(address: string): boolean {
  if (!isCheckoutAddress(address, window.location.origin)) return false;
  window.location.assign(address);
  return true;
}
