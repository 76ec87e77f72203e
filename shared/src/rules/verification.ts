/** The fields behind the badge: a change after the approval asks for verification again (rule PROV-10). */
export const vouchedFields = ['name', 'company_name', 'cedula_number'] as const;

/** The fields that a verification checks: correcting one sends a rejected provider back to the queue. */
export const reviewedFields = [
  ...vouchedFields,
  'birth_date',
  'phone',
  'address',
  'service',
  'specialty',
  'description',
  'location',
  'profile_image',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** The data that verification also looks for in other accounts (rule TRUST-19). */
export const comparedFields = ['name', 'company_name', 'phone', 'cedula_number', 'photo'] as const;

/** What links a person to other accounts: what both say, and from where both came (rules TRUST-15 and ADM-120). */
export const linkedBy = [...comparedFields, 'device', 'network'] as const;
export type LinkedBy = (typeof linkedBy)[number];

export const reviewedFieldLabels: Record<ReviewedField, string> = {
  name: 'Nombre',
  company_name: 'Empresa',
  cedula_number: 'Cédula',
  birth_date: 'Fecha de nacimiento',
  phone: 'Teléfono',
  address: 'Dirección',
  service: 'Servicio',
  specialty: 'Especialidad',
  description: 'Descripción',
  location: 'Ubicación',
  profile_image: 'Foto',
};

/**
 * Returns what the badge of a provider may say (rule TRUST-50): 'Verificado' once the team has seen document and face,
 * 'Datos revisados' while only its data are approved.
 */
export function badgeOf(row: {
  verification_status: 'approved' | 'pending' | 'rejected' | null;
  identity_seen_at: string | null;
}): { is_verified: boolean; is_reviewed: boolean } {
  const is_reviewed = row.verification_status === 'approved';
  return { is_verified: is_reviewed && row.identity_seen_at !== null, is_reviewed };
}

/** The states of the pictures of document and face, as their owner reads them (rule TRUST-51). */
export const identityStates = ['none', 'sent', 'refused', 'seen'] as const;

/** The reasons why a provider waits for verification (rule PROV-60). */
export const reviewReasons = ['new', 'changed', 'corrected', 'resent'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Lists fields for a sentence: `nombre, empresa y cédula`. */
export function fieldWords(fields: readonly ReviewedField[]): string {
  const words = fields.map((field) => reviewedFieldLabels[field].toLowerCase());
  return new Intl.ListFormat('es-UY', { type: 'conjunction' }).format(words);
}
