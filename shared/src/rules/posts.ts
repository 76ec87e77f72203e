import { limits } from '../limits.ts';
import { letters } from './text/letters.ts';

/** Returns the title of a post: its first line that has text. */
export function postTitle(content: string): string {
  return content.trim().split('\n', 1)[0]?.trim() ?? '';
}

/** Matches a hashtag in two parts: the character before it, and the hashtag. */
const hashtag = /(^|[^\p{L}\p{N}\p{M}_#&/])(#[\p{L}\p{N}\p{M}_]+)/gu;

/** Returns the hashtags without their `#`, each once and in the order of the text (rule POST-9). */
export function hashtags(content: string): string[] {
  return [...new Set(Array.from(content.matchAll(hashtag), ([, , tag = '']) => tag.slice(1)))];
}

/** Splits a text at its hashtags, so that a card can mark them. The joined parts are the text. */
export function postParts(content: string): { text: string; isHashtag: boolean }[] {
  const parts: { text: string; isHashtag: boolean }[] = [];
  let end = 0;
  for (const { 1: before = '', 2: text = '', index } of content.matchAll(hashtag)) {
    const start = index + before.length;
    if (start > end) parts.push({ text: content.slice(end, start), isHashtag: false });
    parts.push({ text, isHashtag: true });
    end = start + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), isHashtag: false });
  return parts;
}

/**
 * Returns the part of a long text that a card shows until 'Ver más' (rule POST-8), cut at a word's end; null when it
 * shows all.
 */
export function collapsedPost(content: string): string | null {
  if (content.length <= limits.postCollapsed) return null;
  const all = letters(content);
  if (all.length <= limits.postCollapsed) return null;
  const cut = all.slice(0, limits.postCollapsed).join('');
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > cut.length / 2 ? end : undefined).trimEnd()}…`;
}
