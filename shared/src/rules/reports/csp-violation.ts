import { crashMessage, crashRoute, crashStack } from './crash.ts';

/** A browser's report of something that the content security policy blocked. */
export interface CspViolation {
  document: string;
  directive: string;
  blocked: string;
  source: string;
  line: number;
  column: number;
}

const ofExtension = /^(chrome|moz|safari|safari-web|ms-browser)-extension:|^(about|resource|chrome):/i;

/** Tells whether a browser extension caused the violation, so that we can do nothing about it. */
export function isOfExtension({ blocked, source }: CspViolation): boolean {
  return ofExtension.test(blocked) || ofExtension.test(source);
}

/**
 * Returns a violation as a row of the crashes, with nothing about a person (rule ADM-31): only the host or the first
 * part of the path of addresses, and no refused text.
 */
export function cspCrash(violation: CspViolation): { build: string; route: string; message: string; stack: string } {
  const [, first = '', ...rest] = crashRoute(pathOf(violation.document)).split('/');
  const directive = /^[a-z-]{1,40}$/.test(violation.directive) ? violation.directive : 'desconocida';
  return {
    build: 'csp',
    route: rest.length > 0 ? `/${first}/:x` : `/${first}`,
    message: crashMessage(`${directive}: ${originOf(violation.blocked)}`),
    stack: crashStack(`at ${violation.source}:${violation.line}:${violation.column}`),
  };
}

function pathOf(address: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(\/[^?#]*)/i.exec(address)?.[1] ?? '/';
}

/** Returns the host of an address, or the word that stands for it: `inline`, `eval`, `data`. */
function originOf(blocked: string): string {
  const host = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#:@]+)/i.exec(blocked)?.[1];
  return host ?? /^[a-z-]{1,30}/.exec(blocked)?.[0] ?? 'desconocido';
}
