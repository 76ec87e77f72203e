/** Returns the path of the plans; on localhost or ports 3000/3001, that of the test page (rule NAV-7). */
export function plansPath({ hostname, port }: Pick<Location, 'hostname' | 'port'> = window.location): string {
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || port === '3000' || port === '3001';
  return local ? '/test-subscription' : '/subscription-plans';
}
