import { beginning } from '@tero/shared/rules/text/letters';
import { htmlOf } from '../../delivery/mail/html.ts';
import { type Crumb, graphOf, scriptText, type Thing } from './graph.ts';
import { type Picture, pictureAddress, pictureSize } from './picture.ts';

/** The head of a page, for search engines and for chats that show a link. */
export interface Head {
  /** without the name of the product */
  title: string;
  description: string;
  /** the single address of the content, from the site's root, encoded */
  path: string;
  /** search engines may index it (rule FOUND-4) */
  open: boolean;
  /** shown with its link */
  picture?: Picture;
  kind?: 'website' | 'article' | 'profile';
  crumbs?: readonly Crumb[];
  /** the subject in the words of schema.org */
  things?: readonly Thing[];
}

const most = { title: 80, description: 160 };

/**
 * Returns the tags of a page's head. Texts that people wrote are escaped. Browsers do not run the schema.org data,
 * which contains no `<` that could end its element.
 */
export function headTags(head: Head, publicUrl: string): string {
  const { title, description, open, picture, kind = 'website' } = head;
  const url = publicUrl + head.path;
  const shown = { title: cut(title, most.title), description: cut(description, most.description) };
  const properties = { ...shown, url, type: kind, site_name: 'Tero', locale: 'es_UY' };
  const graph = open ? graphOf(head, publicUrl) : null;
  return [
    `<title>${htmlOf(title)} | Tero</title>`,
    meta('name', 'description', shown.description),
    ...(open ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${htmlOf(url)}">`,
    ...(open ? ['es-UY', 'x-default'].map((lang) => alternate(lang, url)) : []),
    ...Object.entries(properties).map(([name, text]) => meta('property', `og:${name}`, text)),
    ...(picture ? pictureTags(publicUrl + pictureAddress(picture), shown.title) : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', shown.title),
    meta('name', 'twitter:description', shown.description),
    ...(graph ? [`<script type="application/ld+json">${scriptText(graph)}</script>`] : []),
  ].join('\n    ');
}

/** Puts a head into the app's page, in place of the head that the page has. */
export function withHead(page: string, tags: string): string {
  return page.replace(/\s*<meta name="description"[^>]*>/, '').replace(/<title>.*?<\/title>/s, () => tags);
}

function pictureTags(url: string, alt: string): string[] {
  const properties = { image: url, 'image:type': 'image/jpeg', 'image:alt': alt };
  const sizes = Object.entries(pictureSize).map(([side, pixels]) => [`image:${side}`, String(pixels)] as const);
  return [
    ...[...Object.entries(properties), ...sizes].map(([name, text]) => meta('property', `og:${name}`, text)),
    meta('name', 'twitter:image', url),
  ];
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${htmlOf(content)}">`;
}

function alternate(lang: string, url: string): string {
  return `<link rel="alternate" hreflang="${lang}" href="${htmlOf(url)}">`;
}

function cut(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${beginning(line, max - 1).trimEnd()}…` : line;
}
