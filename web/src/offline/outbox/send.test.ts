import { expect, test } from 'vitest';
import { judge } from './send.ts';

const said = (code: string, more: object = {}) => ({ success: false, code, message: 'No', ...more });
const response = (status: number, body: unknown, retryAfter: string | null = null) =>
  judge({ status, body, retryAfter });

test.each<[number, unknown, string]>([
  [200, { success: true }, 'arrived'],
  [201, { success: true, post: {} }, 'arrived'],
  // a response that is not from the API: a captive portal's login, or a proxy in place of the server
  [200, null, 'unreached'],
  [502, null, 'unreached'],
  [504, said('overloaded'), 'unreached'],
  [403, null, 'later'],
  [404, null, 'later'],
  [408, said('request_timeout'), 'later'],
  [409, said('in_progress'), 'later'],
  [429, said('too_many_requests'), 'later'],
  [500, said('internal_error'), 'later'],
  [503, said('overloaded'), 'later'],
  [507, said('storage_full'), 'later'],
  [401, said('session_invalid'), 'needs-session'],
  [401, said('session_required'), 'needs-session'],
  [409, said('upload_missing', { missing: ['a'] }), 'missing'],
  [409, said('already_exists'), 'conflict'],
  [412, said('in_use'), 'conflict'],
  [422, said('key_reused'), 'conflict'],
  [409, said('quota_exceeded'), 'rejected'],
  [400, said('validation_failed', { errors: { comment: 'Muy largo' } }), 'rejected'],
  [403, said('requires_subscription'), 'rejected'],
  [404, said('not_found'), 'rejected'],
  [413, null, 'rejected'],
])('%s %j is %s', (status, body, end) => {
  expect(response(status, body).end).toBe(end);
});

test('the server decides how long to wait', () => {
  expect(response(429, said('too_many_requests'), '90')).toMatchObject({ end: 'later', wait: 90_000 });
  expect(response(503, said('overloaded'), 'mañana')).toMatchObject({ end: 'later', wait: 0 });
});

test('missing images and field errors are returned', () => {
  expect(response(409, said('upload_missing', { missing: ['a', 'b'] }))).toMatchObject({ keys: ['a', 'b'] });
  const errors = { comment: 'Muy largo' };
  expect(response(400, said('validation_failed', { errors }))).toMatchObject({
    fault: { code: 'validation_failed', status: 400, message: 'No', errors },
  });
});
