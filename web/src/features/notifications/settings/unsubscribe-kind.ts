import { noticeCategories } from '@tero/shared/rules/notifications';

/**
 * Returns the title of the notification kind in an email's token (`account.kind.signature`), or null. It does not
 * verify the token, because only the server can.
 */
export function kindIn(token: string): string | null {
  const key = token.split('.')[1];
  return noticeCategories.find((category) => category.key === key)?.title ?? null;
}

/** Returns the title of the kind that the server has switched off. The server may send its key or its title. */
export function titleOf(category: string): string {
  return noticeCategories.find(({ key }) => key === category)?.title ?? category;
}
