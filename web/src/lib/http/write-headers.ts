/** Returns the headers of a write: its key, and the version that it began with. */
export function writeHeaders(given: { idempotencyKey?: string | undefined; version?: string | undefined }) {
  return {
    ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
    ...(given.version && { 'if-match': `"${given.version}"` }),
  };
}
