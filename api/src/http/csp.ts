import { crashes } from '@tero/shared/contract/crashes';
import { lateCodeHash } from './late-code.ts';

const { cspReports } = crashes;

/** The content security policy of every response (docs/decisions/security-policy.md). All its directives are here. */
const directives = {
  'default-src': "'none'",
  'script-src': `'self' ${lateCodeHash}`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  // the policy that the web app uses for the address of its service worker
  'trusted-types': 'tero-worker',
  // browsers report violations here: all of them understand `report-uri`, and newer ones prefer `report-to`
  'report-uri': cspReports.path,
  'report-to': 'csp',
};

/** Names the endpoint of `report-to`. */
export const reportingEndpoints = `csp="${cspReports.path}"`;

/**
 * Returns the content security policy of the app; over https it upgrades all requests. `cdn`: the origin of the
 * pictures.
 */
export function contentPolicy({ https, cdn }: { https: boolean; cdn: string | null }): string {
  const lines = Object.entries(directives).map(([name, sources]) => {
    // the page shows pictures from the CDN, and the service worker fetches them
    const isAsked = cdn !== null && (name === 'img-src' || name === 'connect-src');
    return isAsked ? `${name} ${sources} ${cdn}` : `${name} ${sources}`;
  });
  if (https) lines.push('upgrade-insecure-requests');
  return lines.join(';');
}

/** The policy of API data: nothing in a response runs, loads or is framed, even when somebody opens it as a page. */
export const dataPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The policy of stored images: nothing in them runs. */
export const filePolicy = "default-src 'none'; sandbox";

/** The policy of the app's own files. It matters only for workers, which may load code and call only this server. */
export const codePolicy = "default-src 'none';script-src 'self';connect-src 'self'";
