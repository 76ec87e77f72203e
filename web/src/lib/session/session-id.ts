/** Returns the id of a token's session; '' for a foreign token. The token also holds name and email. */
export function sessionIdOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : '';
  } catch {
    return '';
  }
}
