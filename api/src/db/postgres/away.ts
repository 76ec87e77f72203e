import { AppError } from '../../core/errors.ts';

const codes = new Set([
  // the line to it
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  // the server is stopping, starting, crashed, out of connections, or a standby now
  ...['57P01', '57P02', '57P03', '57P05', '53300', '53400', '25006'],
  // the query took too long, or two transactions waited for each other
  ...['57014', '25P03', '55P03', '40001', '40P01'],
]);
/** Errors of the driver, which have no code. */
const messages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * Tells whether a query failed because the database is away, slow, or no longer the primary. The query may succeed
 * later.
 */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return codes.has(code) || code.startsWith('08') || messages.test(message);
}

/** Tells whether this error means that the connection leads to a server that is no longer the primary. */
export function isNoPrimary(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '25006' || code === '57P01' || code === '57P03';
}

/** Thrown when the database does not respond properly. The caller gets 503 and should try again soon. */
export class DatabaseAway extends AppError {
  constructor(cause: unknown) {
    super('overloaded', {
      message: 'Tero no responde bien en este momento. Probá de nuevo en unos segundos.',
      retryAfter: 2,
    });
    this.cause = cause;
  }
}

/** Tells whether a write failed because the database is a standby. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseAway && (error.cause as { code?: string } | undefined)?.code === '25006';
}
