import { noticeCategories } from '@tero/shared/rules/notifications';

/** What a mail's token is for, by its own words (`account.kind.signature`); only the server can tell whether it is good. */
export function kindIn(token: string): string | null {
  const key = token.split('.')[1];
  return noticeCategories.find((category) => category.key === key)?.title ?? null;
}

/** The title of what the server has switched off; it may answer with the key or with the title. */
export function titleOf(category: string): string {
  return noticeCategories.find(({ key }) => key === category)?.title ?? category;
}
