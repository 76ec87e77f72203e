/** Returns the id of the session that a token is of; '' for what is no token of ours. The token also says name and email. */
export function sessionIdOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : '';
  } catch {
    return '';
  }
}
