const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a browser goes to pay: MercadoPago or, with test payments, our own pages, at whatever name of this machine they
 * were reached by. Null for any other place that an answer may name.
 */
export function checkoutAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const own = new URL(origin);
  const isOwn = url.origin === origin || (isLoopback(url) && isLoopback(own) && url.port === own.port);
  if (isOwn) return origin + url.pathname + url.search;
  const isMercadoPago = url.protocol === 'https:' && /(^|\.)mercadopago\.com(\.uy)?$/.test(url.hostname);
  return isMercadoPago && !url.port && !url.username && !url.password ? url.href : null;
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopback.includes(hostname);
}

/** Leaves for the checkout; false when the address is none. */
export function openCheckout(address: string): boolean {
  const target = checkoutAddress(address, window.location.origin);
  if (target) window.location.assign(target);
  return target !== null;
}
