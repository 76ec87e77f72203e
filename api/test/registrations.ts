let next = 0;

/** Returns the body of a client's registration, with a new email and username. */
export function clientBody(overrides: Record<string, unknown> = {}) {
  next += 1;
  return {
    name: 'Ana Pérez',
    username: `ana${next}.perez`,
    email: `ana${next}@correo.example`,
    phone: '099 123 456',
    password: 'Clave-segura-1',
    password_confirmation: 'Clave-segura-1',
    ...overrides,
  };
}

/** Returns the body of a provider's registration, with a new email and username. */
export function providerBody(overrides: Record<string, unknown> = {}) {
  next += 1;
  return {
    name: 'Luis Gómez',
    username: `luis${next}`,
    email: `luis${next}@correo.example`,
    password: 'zócalo-7',
    confirmPassword: 'zócalo-7',
    phone: '+598 99 123 456',
    service: 'Sanitario',
    company_name: 'Caños SRL',
    cedula_number: '12345678',
    ...overrides,
  };
}
