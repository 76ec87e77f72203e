const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the address of the checkout at MercadoPago. For test payments, it returns a page of this app, under any
 * loopback name that the browser used. Returns null for any other address.
 */
export function checkoutAddress(address: string, origin: string): string | null {
  const url = parsed(address, origin);
  if (!url) return null;
  const own = new URL(origin);
  const isOwn = url.origin === origin || (isLoopback(url) && isLoopback(own) && url.port === own.port);
  if (isOwn) return origin + url.pathname + url.search;
  const isMercadoPago = url.protocol === 'https:' && /(^|\.)mercadopago\.com(\.uy)?$/.test(url.hostname);
  return isMercadoPago && !url.port && !url.username && !url.password ? url.href : null;
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopback.includes(hostname);
}

/** Navigates to the checkout; returns false when the address is not allowed. */
export function openCheckout(address: string): boolean {
  const target = checkoutAddress(address, window.location.origin);
  if (target) window.location.assign(target);
  return target !== null;
}
