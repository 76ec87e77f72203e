import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { privacySections } from './privacy.tsx';

/** The words under a heading of the page. */
function wordsOf(id: string): string {
  const body = privacySections.find((section) => section.id === id)?.body;
  return renderToStaticMarkup(createElement(StaticRouter, null, body))
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');
}

test('the privacy page names what is kept beyond an account: the newsletter, pushes and the first month', () => {
  const kept = wordsOf('que-datos');
  expect(kept).toContain('Del boletín, si te suscribís: tu email, cuándo aceptaste y qué texto.');
  expect(kept).toContain('De los avisos push, si los activás: la dirección que tu navegador crea');
  expect(wordsOf('cuanto-tiempo')).toContain(
    'huella cifrada de tu cuenta, de tu cédula y de tu cuenta de Mercado Pago',
  );
});
