import { entryPath } from './entry-path.ts';

/**
 * Returns the path of the login page for a signed-in client who needs a provider's account. The login then returns to
 * `next`.
 */
export function loginAsProvider(next: string): string {
  return `${entryPath('login', { pathname: next, search: '' })}&as=provider`;
}

export function asksForProvider(search: string): boolean {
  return new URLSearchParams(search).get('as') === 'provider';
}
