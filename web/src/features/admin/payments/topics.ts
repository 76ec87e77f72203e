/** Labels of the things that Mercado Pago reports as changed. */
const topics: Readonly<Record<string, string>> = {
  subscription_preapproval: 'Suscripción',
  subscription_authorized_payment: 'Cobro de una suscripción',
  payment: 'Pago',
};

/** Returns what a webhook event is about: 'Suscripción'. */
export function topicOf({ topic }: { topic: string }): string {
  return topics[topic] ?? topic;
}
