import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import type { ErrorCode, ErrorEnvelope } from '@tero/shared/errors';
import { isVersioned } from '../src/http/versions.ts';

/** Error codes that any endpoint may return. */
const ofAll: readonly ErrorCode[] = [
  'malformed_request',
  'unsupported_media_type',
  'payload_too_large',
  'headers_too_large',
  'request_timeout',
  'too_many_requests',
  'storage_full',
  'overloaded',
  'internal_error',
];

const endpoints = Object.values(contract)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .map((endpoint) => ({ endpoint, route: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`) }))
  // like the router: a fixed path wins over parameters
  .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

/** Throws when an endpoint responds with an error code that its contract does not name. */
export function requireDeclared(method: string, address: string, status: number, body: Partial<ErrorEnvelope>): void {
  if (status < 400 || !body?.code || body.code === 'route_not_found') return;
  const [path = ''] = address.split('?');
  const found = endpoints.find(({ endpoint, route }) => endpoint.method === method && route.test(path));
  if (!found || codesOf(found.endpoint).includes(body.code)) return;
  throw new Error(`${method} ${found.endpoint.path} gives ${body.code}: name it in the \`errors\` of its contract`);
}

/** Returns the error codes that a client must expect from the endpoint. */
function codesOf({
  auth,
  params,
  query,
  body,
  files,
  idempotent,
  edits,
  confirmed,
  phoneConfirmed,
  errors = [],
}: Endpoint): ErrorCode[] {
  return [
    ...ofAll,
    ...when(auth !== 'anyone', 'session_required', 'session_invalid'),
    ...when(auth !== 'anyone' && auth !== 'account', 'forbidden'),
    ...when(auth === 'admin', 'two_factor_overdue'),
    ...when(confirmed, 'confirmation_required'),
    ...when(phoneConfirmed, 'phone_unconfirmed'),
    ...when(params || query || body || files || idempotent, 'validation_failed'),
    ...when(files, 'upload_refused'),
    ...when(idempotent, 'key_reused', 'in_progress'),
    ...when(isVersioned(edits), 'changed_meanwhile'),
    ...errors,
  ];
}

function when(isSo: unknown, ...codes: ErrorCode[]): ErrorCode[] {
  return isSo ? codes : [];
}
