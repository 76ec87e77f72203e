/** Messages for somebody who waits for a message while its channel is down (rule NOTI-92). */
export const delayedWords = {
  email:
    'Ahora no podemos mandarte el email. Te lo vamos a mandar apenas podamos. Si trae un enlace y llega vencido, pedí otro.',
  sms: 'Ahora no podemos mandar SMS: el código puede demorar o no llegar. Probá de nuevo más tarde. Si ibas a aceptar un presupuesto, avisale al proveedor por WhatsApp.',
} as const;

/** The message after writing to the team, which has the text: its answer goes by mail. */
export const delayedAnswer = 'Recibimos tu mensaje. Ahora no podemos mandar emails: la respuesta puede demorar.';
