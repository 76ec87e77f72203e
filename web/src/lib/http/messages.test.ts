import { expect, test } from 'vitest';
import { ApiError } from './client/api-error.ts';
import { messageOf, queuedMessage } from './messages.ts';

test.each([
  'Ya estás subiendo otras imágenes. Esperá a que terminen y probá de nuevo.',
  'Demasiados intentos. Probá de nuevo en 8 minutos.',
])('what is refused for now is told in the words of the server: %s', (message) => {
  expect(messageOf(new ApiError({ code: 'too_many_requests', status: 429, message, retryAfter: 480 }))).toBe(message);
});

test('what waits says for what it waits', () => {
  const what = 'Enviamos tu mensaje';
  expect(queuedMessage(what, undefined)).toBe('Sin conexión. Enviamos tu mensaje cuando vuelva la conexión.');
  expect(queuedMessage(what, { code: 'slow' })).toBe('La conexión es muy lenta. Enviamos tu mensaje apenas podamos.');
});
