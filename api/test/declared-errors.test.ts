import { expect, test } from 'vitest';
import { requireDeclared } from './declared-errors.ts';

test('a code that the contract does not name fails the test that sees it', () => {
  expect(() => requireDeclared('GET', '/api/offers?providerId=1', 409, { code: 'in_use' })).toThrow('GET /api/offers');
  expect(() => requireDeclared('GET', '/api/offers', 403, { code: 'forbidden' })).toThrow('forbidden');
  expect(() => requireDeclared('GET', '/api/services/recent', 404, { code: 'not_found' })).toThrow('/recent');
});

test('named codes, those of every endpoint and those that its kind brings along are in order', () => {
  requireDeclared('DELETE', '/api/offers/3', 404, { code: 'not_found' });
  requireDeclared('DELETE', '/api/offers/3', 401, { code: 'session_required' });
  requireDeclared('POST', '/api/offers', 422, { code: 'key_reused' });
  requireDeclared('GET', '/api/offers', 429, { code: 'too_many_requests' });
  requireDeclared('GET', '/api/nowhere', 404, { code: 'route_not_found' });
  requireDeclared('GET', '/api/offers', 200, { code: 'in_use' });
});
