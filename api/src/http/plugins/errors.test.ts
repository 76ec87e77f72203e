import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { expectServerError, settleServerErrors } from '../../../test/server-errors.ts';

const h = await startHarness();

/** Makes the server fail: renames a table that the call needs. */
async function breakServer(): Promise<number> {
  await h.deps.db.schema.alterTable('categories').renameTo('elsewhere').execute();
  const { status, body } = await h.call('GET', '/api/service_category');
  await h.deps.db.schema.alterTable('elsewhere').renameTo('categories').execute();
  expect(body).toEqual({
    success: false,
    code: 'internal_error',
    message: 'Algo salió mal de nuestro lado. Probá de nuevo en unos minutos.',
  });
  return status;
}

it('an unexpected error is a 500 without its reason, and fails the test with its stack', async () => {
  expect(await breakServer()).toBe(500);
  const failure = await Promise.try(settleServerErrors).catch((error: unknown) => error as Error);
  expect(failure?.message).toMatch(
    /^Unexpected server error: GET \/api\/service_category: unexpected error: .*categories/,
  );
  expect(failure?.stack).toMatch(/\n {4}at .*\.(ts|js)/);
  settleServerErrors();
});

it('an error that a test expects does not fail it, and one that does not come does', async () => {
  expectServerError(/unexpected error: .*categories/);
  expect(await breakServer()).toBe(500);
  settleServerErrors();
  expectServerError(/never/);
  expect(settleServerErrors).toThrow('The server logged no error like /never/');
});
