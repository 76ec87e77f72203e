/** The reasons why MercadoPago could not charge, by its `status_detail`; other details count as the bank's refusal. */
const reasons: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount: 'la tarjeta no tiene saldo suficiente',
  cc_rejected_bad_filled_date: 'la tarjeta está vencida',
  cc_rejected_bad_filled_card_number: 'el número de la tarjeta no es válido',
  cc_rejected_bad_filled_security_code: 'el código de seguridad de la tarjeta no es válido',
  cc_rejected_call_for_authorize: 'el banco pide que autorices el pago',
  cc_rejected_card_disabled: 'la tarjeta no está habilitada',
  cc_rejected_blacklist: 'Mercado Pago no acepta esa tarjeta',
  cc_rejected_high_risk: 'por seguridad, Mercado Pago no aceptó el pago',
  cc_rejected_max_attempts: 'se llegó al máximo de intentos con esa tarjeta',
  cc_rejected_duplicated_payment: 'Mercado Pago tomó el pago como repetido',
};

/** Returns the reason of a failed charge, as the end of a sentence; null: no reason is known. */
export function failureReason(code: string | null | undefined): string | null {
  if (!code) return null;
  return Object.hasOwn(reasons, code) ? (reasons[code] as string) : 'el banco no aceptó el pago';
}
