/** Statuses of a subscription (rule SUB-2); a provider without one has `none` on screens. */
export const subscriptionStatuses = ['active', 'pending', 'expired', 'cancelled', 'suspended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Labels of the statuses (rule SUB-2). */
export const subscriptionLabels: Record<SubscriptionStatus | 'none', string> = {
  active: 'Activa',
  pending: 'Pendiente de pago',
  expired: 'Expirada',
  cancelled: 'Cancelada',
  suspended: 'Suspendida',
  none: 'Sin suscripción',
};

/** Returns the label of any status in a response; newer servers may know more of them (rule SUB-2). */
export function subscriptionLabel(status: string): string {
  return Object.hasOwn(subscriptionLabels, status)
    ? subscriptionLabels[status as SubscriptionStatus]
    : 'Estado desconocido';
}

/** Statuses of a payment; pending is the default, as is mercadopago below (rule SUB-23). */
export const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentMethods = ['mercadopago', 'credit_card', 'bank_transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatusLabels: Record<(typeof paymentStatuses)[number], string> = {
  pending: 'Pendiente',
  completed: 'Completado',
  failed: 'Fallido',
  cancelled: 'Cancelado',
};

export const paymentMethodLabels: Record<(typeof paymentMethods)[number], string> = {
  mercadopago: 'Mercado Pago',
  credit_card: 'Tarjeta de crédito',
  bank_transfer: 'Transferencia bancaria',
};
