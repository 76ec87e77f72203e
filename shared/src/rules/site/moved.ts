/** Addresses that only lead to another one (rule NAV-4); the query goes along. */
export const moved: Readonly<Record<string, string>> = { '/services': '/servicios' };
