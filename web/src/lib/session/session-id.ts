/**
 * Returns the id of a token's session, without the name and email that the token also holds; '' for a foreign token.
 */
export function sessionIdOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : '';
  } catch {
    return '';
  }
}
