/** The label of each topic of Mercado Pago's events. */
const topics: Readonly<Record<string, string>> = {
  subscription_preapproval: 'Suscripción',
  subscription_authorized_payment: 'Cobro de una suscripción',
  payment: 'Pago',
};

/** Returns the label of a webhook event's topic: 'Suscripción'. */
export function topicOf({ topic }: { topic: string }): string {
  return topics[topic] ?? topic;
}
