import { operatorWords } from '@tero/shared/content/legal/legal-text';
import { limits } from '@tero/shared/limits';
import { formatPrice } from '@tero/shared/rules/money/money';
import { currentVersion, legalNames, legalVersions } from '@tero/shared/rules/policies';
import { expect, test } from 'vitest';
import { legalTexts } from './texts.ts';

/** Returns all words of a section of the current text, or of the whole text. */
function wordsOf(name: keyof typeof legalTexts, id?: string): string {
  const sections = legalTexts[name][currentVersion(name).version] ?? [];
  return sections
    .filter((section) => id === undefined || section.id === id)
    .map(({ body }) => JSON.stringify(body))
    .join(' ');
}

test('every listed version has its text, and no other is there', () => {
  for (const name of legalNames) {
    expect(Object.keys(legalTexts[name])).toEqual(legalVersions[name].map(({ version }) => version));
  }
});

test('the privacy page names what is kept beyond an account: the newsletter, pushes and the first month', () => {
  const kept = wordsOf('privacy', 'que-datos');
  expect(kept).toContain('**Del boletín,** si te suscribís: tu email, cuándo aceptaste y qué texto.');
  expect(kept).toContain('**De los avisos push,** si los activás: la dirección que tu navegador crea');
  expect(wordsOf('privacy', 'cuanto-tiempo')).toContain(
    'huella cifrada de tu cuenta, de tu cédula y de tu cuenta de Mercado Pago',
  );
});

test('the privacy page says what becomes of pictures of documents, of a pedido that is sent, and of a work that is done', () => {
  const kept = wordsOf('privacy', 'que-datos');
  expect(kept).toContain('como mucho a los 14 días');
  expect(kept).toContain('le avisamos que le llegó un pedido y lo ve en su lista, sin tu nombre');
  expect(kept).toContain('quién dijo que el trabajo está hecho y cuándo');
});

test('the terms name the price that is charged, the withdrawal of the law, and only words of the operator', () => {
  expect(wordsOf('terms', 'suscripcion')).toContain(formatPrice(limits.subscriptionPrice));
  expect(wordsOf('terms', 'arrepentimiento')).toContain('artículo 16 de la Ley 17.250');
  const named = legalNames.flatMap((name) => [...wordsOf(name).matchAll(/\{(\w+)\}/g)].map(([, word]) => word));
  expect(new Set(named)).toEqual(new Set(operatorWords));
});
