/** What a provider's profile needs before it may publish, in the order in which its form asks (S2 §3). */
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

/** Which of them a profile lacks; a field of spaces counts as empty. None: it may publish. */
export function missingFields(profile: Readonly<Record<ProfileField, string | null>>): ProfileField[] {
  return (Object.keys(profileFields) as ProfileField[]).filter((field) => !profile[field]?.trim());
}

/** What to tell its owner of a profile that lacks these fields. */
export function completenessMessage(missing: readonly ProfileField[]): string {
  if (missing.length === 0) return 'Tu perfil está completo.';
  return `Completá tu perfil para poder publicar. Te falta: ${missing.map((field) => profileFields[field]).join(', ')}.`;
}
