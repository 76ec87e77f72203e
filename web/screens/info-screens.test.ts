import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { open } from './open.tsx';

const h = await startHarness();

/** Path, window title and canonical path of each screen. */
const screens: [path: string, title: string, canonical: string][] = [
  ['/help', 'Centro de ayuda', '/help'],
  ['/ayuda', 'Centro de ayuda', '/help'],
  ['/faq', 'Centro de ayuda', '/help'],
  ['/how-it-works', 'Cómo Funciona', '/how-it-works'],
  ['/about', 'Sobre Nosotros', '/about'],
  ['/provider/success-stories', 'Sobre Nosotros', '/about'],
  ['/blog', 'Blog', '/blog'],
  ['/blog/1', '', '/blog/1'],
  ['/careers', 'Trabajá con nosotros', '/careers'],
  ['/provider/benefits', 'Beneficios para proveedores', '/provider/benefits'],
  ['/provider/resources', 'Recursos para proveedores', '/provider/resources'],
  ['/terms', 'Términos y condiciones', '/terms'],
  ['/privacy', 'Política de privacidad', '/privacy'],
  ['/cookies', 'Política de cookies', '/cookies'],
  ['/friendly-policies', 'Políticas en palabras simples', '/friendly-policies'],
  ['/policies', 'Políticas en palabras simples', '/friendly-policies'],
];

test.each(screens)('a visitor reads %s', async (path, title, canonical) => {
  await open(h, path);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(title ? `${title} | Tero` : / \| Tero$/);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    expect.stringMatching(`${canonical}$`),
  );
  expect(screen.getByRole('main')).toHaveTextContent(/.{300}/s);
});

test('the help is searched without accents, and both readings of the price stand there', async () => {
  const user = await open(h, '/help?tab=proveedores');
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('890');
  await user.type(await screen.findByRole('searchbox'), 'suscripcion');
  expect(main).toHaveTextContent('19.99 USD');
});
