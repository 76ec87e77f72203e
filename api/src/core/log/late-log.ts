import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The log of one request, made with its first line: most requests write none of their own. */
export class LateLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level(): string {
    return this.#log.level;
  }

  set level(level: string) {
    this.#log.level = level;
  }

  fatal(...given: unknown[]): void {
    this.#tell('fatal', given);
  }

  error(...given: unknown[]): void {
    this.#tell('error', given);
  }

  warn(...given: unknown[]): void {
    this.#tell('warn', given);
  }

  info(...given: unknown[]): void {
    this.#tell('info', given);
  }

  debug(...given: unknown[]): void {
    this.#tell('debug', given);
  }

  trace(...given: unknown[]): void {
    this.#tell('trace', given);
  }

  silent(...given: unknown[]): void {
    this.#tell('silent', given);
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...given);
  }

  #tell(level: Level, given: unknown[]): void {
    const log = this.#log as Record<Level, (...given: unknown[]) => void>;
    log[level](...given);
  }
}
