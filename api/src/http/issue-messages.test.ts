import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../test/people.ts';

const h = await startHarness();

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

/** Returns all body fields of the contract's endpoints. */
async function fieldsOf(): Promise<{ method: 'POST' | 'PUT'; path: string; field: string }[]> {
  const { body } = await h.call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}).map((field) => ({
        method: method.toUpperCase() as 'POST' | 'PUT',
        path: path.replace(/\{\w+\}/g, '1'),
        field,
      })),
    ),
  );
}

it('a value of the wrong kind is told in Spanish, with the field’s name, by every call', async () => {
  const people = [await createClient(h), await createProvider(h), await createAdmin(h)];
  let told = 0;
  for (const { method, path, field } of await fieldsOf()) {
    for (const wrong of [{ a: { b: 1 } }, [[1]], true, 1.5, null]) {
      for (const { token } of people) {
        const { status, body } = await h.call(method, path, { as: token, body: { [field]: wrong } });
        expect(status, `${method} ${path} ${field}`).toBeLessThan(500);
        const messages = Object.values(body.errors ?? {});
        told += messages.length;
        for (const message of messages) {
          expect(message, `${method} ${path} ${field}`).not.toMatch(/Entrada inválida|Invalid|esperaba|undefined|NaN/);
        }
        // the call has ended this session, so nothing more can be tested with it
        if (status === 401) break;
      }
    }
  }
  expect(told).toBeGreaterThan(100);
});

it('names what is missing and what is of another kind', async () => {
  const { token } = await createProvider(h);
  const { body } = await h.call('PUT', '/api/providers/profile', { as: token, body: { description: 5, phone: {} } });
  expect(body.errors).toMatchObject({ description: 'Tiene que ser un texto' });
  const response = await h.call('POST', '/api/review-responses/create', { as: token, body: { is_public: 'no' } });
  expect(response.body.errors).toMatchObject({
    review_id: expect.stringContaining('«review_id»'),
    is_public: 'El campo «is_public» tiene que ser verdadero o falso',
  });
});
