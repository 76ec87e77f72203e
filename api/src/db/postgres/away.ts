import { AppError } from '../../core/errors.ts';

const codes = new Set([
  // the line to it
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  // it stops, starts, crashed, has no connection left, or is a standby now
  ...['57P01', '57P02', '57P03', '57P05', '53300', '53400', '25006'],
  // it took too long, or two transactions waited for each other
  ...['57014', '25P03', '55P03', '40001', '40P01'],
]);
/** Errors of the driver, which have no code. */
const messages = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * Tells whether a query failed because the database is away, slow, or no longer the primary: it may succeed later.
 */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return codes.has(code) || code.startsWith('08') || messages.test(message);
}

/** Tells whether the connection with this error leads to a server that is no longer the primary. */
export function isNoPrimary(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '25006' || code === '57P01' || code === '57P03';
}

/** The database does not respond properly: 503, which tells the caller to try again soon. */
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
