/** What somebody reads who waits for a message while its channel does not work (rule NOTI-92). */
export const delayedWords = {
  email:
    'Ahora no nos están saliendo los emails. El tuyo queda en espera y sale solo apenas se arregle. Si trae un enlace y llega vencido, pedí otro.',
  sms: 'Ahora no nos están saliendo los SMS: el código puede demorar o no llegar. Probá de nuevo más tarde, o escribile al proveedor por WhatsApp que lo aceptás.',
} as const;

/** Of a message to the team, which has it: the answer goes by mail. */
export const delayedAnswer =
  'Recibimos tu mensaje. Ahora no nos están saliendo los emails: la respuesta puede demorar.';
