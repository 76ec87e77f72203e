import { createHash } from 'node:crypto';
import { address } from '@tero/shared/rules/text/address';

/** The size of every picture for links. */
export const pictureSize = { width: 1200, height: 630 };

/** The subject of a picture: its kind and its key. */
export interface Subject {
  kind: 'service' | 'provider' | 'post' | 'category' | 'place' | 'page' | 'article';
  key: string;
}

/** Everything drawn on a picture. Any change makes a new picture. */
export interface Drawn {
  title: string;
  line: string;
  price?: string;
  rated?: string;
  /** file of the uploads, cut to fill its half */
  cover: string | null;
}

/** A picture for a link. */
export interface Picture {
  subject: Subject;
  drawn: Drawn;
}

/** The version of the drawing. Increase it with each change, so that links show the new drawing. */
const drawing = 1;

/**
 * Returns the address of a picture. It contains the picture's version and never shows anything else, so caches may keep
 * it for long (rule FOUND-8).
 */
export function pictureAddress(picture: Picture): string {
  return address`/previews/${nameOf(picture)}`;
}

/** Returns the name of a picture's file. */
export function nameOf({ subject: { kind, key }, drawn }: Picture): string {
  return `${kind}-${key}-${versionOf(drawn)}.jpg`;
}

function versionOf({ title, line, price = '', rated = '', cover }: Drawn): string {
  const text = JSON.stringify([drawing, title, line, price, rated, cover]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const named = /^(service|provider|post|category|place|page|article)-([a-z0-9.-]{1,200})-[\da-f]{12}\.jpg$/;

/** Returns the subject in a picture's name, or null when the name has none. */
export function subjectOf(name: string): Subject | null {
  const [, kind, key = ''] = named.exec(name) ?? [];
  return kind === undefined ? null : { kind: kind as Subject['kind'], key };
}

/** Returns the page that shows the picture with its link. */
export function pageOf({ kind, key }: Subject): string {
  const parts = key.split('.').join('/');
  if (kind === 'page') return key === 'inicio' ? '/' : `/${parts}`;
  return folders[kind] + parts;
}

const folders: Readonly<Record<Exclude<Subject['kind'], 'page'>, string>> = {
  service: '/servicios/',
  provider: '/provider-profile/',
  post: '/publicacion/post/',
  category: '/servicios/categoria/',
  place: '/servicios/categoria/',
  article: '/blog/',
};

/** Returns the file of an image by its address. */
export function coverOf(url: string | null | undefined): string | null {
  return url?.replace(/^\/uploads\//, '') ?? null;
}
