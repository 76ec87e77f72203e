import { dateAndTime, shortDate } from './time.ts';

/** Returns a stored day or instant as people read it; null for any other text, even if it looks like a date. */
export function dateText(text: string): string | null {
  if (Number.isNaN(Date.parse(text))) return null;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return dateAndTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? shortDate(text) : null;
}
