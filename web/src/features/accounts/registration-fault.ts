import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { showFaults } from '../../lib/http/field-faults.ts';
import { messageOf } from '../../lib/http/messages.ts';

export interface RegistrationFault {
  /** texts by field */
  fields: Record<string, string>;
  /** the text of an error that belongs to no field */
  general: string | null;
}

const unreached =
  'Error de conexión: no pudimos enviar tus datos. Revisá tu conexión y probá de nuevo; no se perdió nada de lo que escribiste.';

/**
 * Returns the faults of a registration (rule ACC-8). A fault belongs to the field that the server names, else to the
 * field that its message mentions. Any other fault is the general text for a toast.
 */
export function registrationFault(error: unknown, known: readonly string[]): RegistrationFault {
  if (error instanceof OfflineError) return { fields: {}, general: unreached };
  if (error instanceof ApiError) {
    const entries = Object.entries(error.errors);
    const fields = Object.fromEntries(entries.filter(([name]) => known.includes(name)));
    const other = entries.find(([name]) => !known.includes(name))?.[1] ?? null;
    if (entries.length > 0) return { fields, general: other };
    if (error.status === 400 || error.status === 409) {
      const guess = fieldOfMessage(error.message);
      if (guess && known.includes(guess.field)) return { fields: { [guess.field]: guess.text }, general: null };
    }
  }
  return { fields: {}, general: messageOf(error, 'Error en el registro') };
}

/** Shows the faults of a registration under their fields. Returns the text that belongs to no field. */
export function showRegistrationFault<V extends FieldValues, Out>(
  form: UseFormReturn<V, unknown, Out>,
  error: unknown,
): string | null {
  const { fields, general } = registrationFault(error, Object.keys(form.getValues()));
  showFaults(form, fields);
  return general;
}

const taken = /en uso|ya (existe|está|fue)|registrad|duplicad|taken|exists/i;

/**
 * Finds the field that a message is about when the server names no field. Returns that field and the text of its fault
 * (rule ACC-8).
 */
export function fieldOfMessage(message: string): { field: string; text: string } | null {
  const isTaken = taken.test(message);
  const aboutUsername = /usuario|username/i.test(message);
  if (isTaken && aboutUsername) {
    return { field: 'username', text: 'Este nombre de usuario ya está en uso. Elige otro.' };
  }
  if (isTaken && /e-?mail|correo/i.test(message)) {
    return { field: 'email', text: 'Este email ya está registrado. Usa otro email.' };
  }
  if (/tel[eé]fono|phone/i.test(message)) {
    return { field: 'phone', text: 'El teléfono debe tener exactamente 9 dígitos.' };
  }
  if (/contraseña|password/i.test(message)) {
    return {
      field: 'password',
      text: 'La contraseña debe tener al menos 9 caracteres, una mayúscula, un número y un símbolo especial.',
    };
  }
  if (aboutUsername) return { field: 'username', text: 'El nombre de usuario debe tener al menos 4 caracteres.' };
  if (/nombre|\bname\b/i.test(message)) {
    return { field: 'name', text: 'El nombre es requerido y debe tener al menos 2 caracteres.' };
  }
  return null;
}
