import { lateCode, lateCodeId } from '../../http/late-code.ts';
import type { View } from './messages.ts';

/** Matches the scripts in the head of the built page, and the links that preload modules for them. */
const code = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Puts a view into the page of the app, before the app's code: the view is visible first and does not need the code.
 */
export function withView(page: string, { head, root, data }: View): string {
  const tags = (page.match(code) ?? []).map((tag) => tag.trim());
  const late = `<template id="${lateCodeId}">${tags.join('')}</template><script>${lateCode}</script>`;
  return page
    .replaceAll(code, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>\n    ${data}\n    ${late}`);
}
