/** Fields that a complete profile needs, in the order of its form (rule PROV-6). */
export const profileFields = {
  name: 'nombre',
  username: 'nombre de usuario',
  email: 'email',
  phone: 'teléfono',
  service: 'servicio que ofrecés',
  company_name: 'nombre de la empresa',
  cedula_number: 'cédula',
} as const;

export type ProfileField = keyof typeof profileFields;

/**
 * Returns the fields that a profile lacks; a field of spaces counts as empty. A profile without missing fields may
 * publish.
 */
export function missingFields(profile: Readonly<Record<ProfileField, string | null>>): ProfileField[] {
  return (Object.keys(profileFields) as ProfileField[]).filter((field) => !profile[field]?.trim());
}

/** Returns the message for the owner of a profile that lacks the given fields. */
export function completenessMessage(missing: readonly ProfileField[]): string {
  if (missing.length === 0) return 'Tenés todos los datos que hacen falta para publicar.';
  return `Completá tu perfil para poder publicar. Te falta: ${missing.map((field) => profileFields[field]).join(', ')}.`;
}
