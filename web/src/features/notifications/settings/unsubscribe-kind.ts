import { noticeCategories } from '@tero/shared/rules/notifications';

/**
 * Returns the title of the kind in an email's token (`account.kind.signature`), unverified: only the server can check
 * it.
 */
export function kindIn(token: string): string | null {
  const key = token.split('.')[1];
  return noticeCategories.find((category) => category.key === key)?.title ?? null;
}

/** Returns the title of the kind that the server has switched off; it may return the key or the title. */
export function titleOf(category: string): string {
  return noticeCategories.find(({ key }) => key === category)?.title ?? category;
}
