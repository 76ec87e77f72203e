/** The address where people change the card and pauses of a subscription. */
export const mercadoPagoHome = 'https://www.mercadopago.com.uy';
