/** Where cards and pauses of a subscription are changed. */
export const mercadoPagoHome = 'https://www.mercadopago.com.uy';
