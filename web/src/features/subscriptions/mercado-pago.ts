/** Holds the address where people change a subscription's card or its pause. */
export const mercadoPagoHome = 'https://www.mercadopago.com.uy';
