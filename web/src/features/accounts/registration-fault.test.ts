import { describe, expect, it } from 'vitest';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { fieldOfMessage, registrationFault } from './registration-fault.ts';

const known = ['name', 'username', 'email', 'phone', 'password'];

function refusal(given: { status: 400 | 409 | 429 | 500; message?: string; errors?: Record<string, string> }) {
  const code = given.status === 409 ? 'already_exists' : given.status === 429 ? 'too_many_requests' : 'internal_error';
  return new ApiError({ code, message: '', ...given });
}

describe('fieldOfMessage', () => {
  it.each([
    ['El nombre de usuario ya existe', 'username', 'Este nombre de usuario ya está en uso. Elige otro.'],
    ['Username already taken', 'username', 'Este nombre de usuario ya está en uso. Elige otro.'],
    ['Ese email ya está registrado', 'email', 'Este email ya está registrado. Usa otro email.'],
    ['Teléfono inválido', 'phone', 'El teléfono debe tener exactamente 9 dígitos.'],
    [
      'La contraseña es débil',
      'password',
      'La contraseña debe tener al menos 9 caracteres, una mayúscula, un número y un símbolo especial.',
    ],
    ['Falta el nombre', 'name', 'El nombre es requerido y debe tener al menos 2 caracteres.'],
    ['Usuario muy corto', 'username', 'El nombre de usuario debe tener al menos 4 caracteres.'],
  ])('reads "%s" as about %s', (message, field, text) => {
    expect(fieldOfMessage(message)).toEqual({ field, text });
  });

  it('leaves what it does not know to a toast', () => {
    expect(fieldOfMessage('Algo salió mal')).toBeNull();
  });
});

describe('registrationFault', () => {
  it('takes the map of the server over its message', () => {
    const errors = { email: 'Este email ya está registrado. Usa otro email.' };
    const fault = registrationFault(refusal({ status: 409, message: 'usuario en uso', errors }), known);
    expect(fault).toEqual({ fields: errors, general: null });
  });

  it('tells of a field that the form does not have', () => {
    const fault = registrationFault(refusal({ status: 400, errors: { captcha: 'Falta algo' } }), known);
    expect(fault).toEqual({ fields: {}, general: 'Falta algo' });
  });

  it('says that there is no connection when no answer arrived', () => {
    expect(registrationFault(new OfflineError(), known).general).toMatch(/^Error de conexión: /);
  });

  it('guesses no field from a limit or a crash', () => {
    expect(registrationFault(refusal({ status: 429, message: 'El email…' }), known).fields).toEqual({});
    expect(registrationFault(refusal({ status: 500 }), known).general).toBe('Error en el registro');
  });
});
