import { expect, test } from 'vitest';
import { AppError } from './errors.ts';

test.each([
  [undefined, 'Demasiados intentos. Esperá un momento y probá de nuevo.'],
  [0.2, 'Demasiados intentos. Probá de nuevo en 1 segundo.'],
  [58.1, 'Demasiados intentos. Probá de nuevo en 59 segundos.'],
  [59.1, 'Demasiados intentos. Probá de nuevo en 1 minuto.'],
  [90, 'Demasiados intentos. Probá de nuevo en 2 minutos.'],
  [3600, 'Demasiados intentos. Probá de nuevo en 60 minutos.'],
  [86_400, 'Demasiados intentos. Probá de nuevo en 24 horas.'],
])('what is limited for %s seconds says so', (retryAfter, message) => {
  expect(new AppError('too_many_requests', retryAfter === undefined ? {} : { retryAfter }).message).toBe(message);
});

test('a limit with a sentence of its own says that one', () => {
  const message = 'Ya estás subiendo otras imágenes. Esperá a que terminen y probá de nuevo.';
  expect(new AppError('too_many_requests', { message, retryAfter: 5 }).envelope()).toMatchObject({ message });
});
