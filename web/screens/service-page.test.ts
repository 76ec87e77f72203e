import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { heading, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();
const { db } = h.deps;
const profile = { company_name: 'Chispa del Prado', verification_status: 'approved' } as const;
const provider = await createProvider(h, { entitled: true, profile });

/** Returns whether an element comes before the heading of the description on the page. */
function isAbove(thing: HTMLElement): boolean {
  const text = screen.getByRole('heading', { name: 'Descripción' });
  return Boolean(thing.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('who offers a service stands under its title once, and leads to the profile (rule SVC-102)', async () => {
  const { id, title } = await createService(h, provider);
  await open(h, `/servicios/${id}`);
  await heading(title);
  const name = within(main()).getByRole('link', { name: 'Chispa del Prado' });
  expect(name).toHaveAttribute('href', `/provider-profile/${provider.id}`);
  const badge = within(main()).getAllByRole('button', { name: /^Datos revisados/ });
  expect(badge).toHaveLength(1);
  expect([name, badge[0] as HTMLElement].map(isAbove)).toEqual([true, true]);
  // the card below says the rest
  const rest = within(main()).getByRole('region', { name: 'Sobre Chispa del Prado' });
  expect(rest).not.toHaveTextContent(/Datos revisados|reseñas/);
});

test('a level that was chosen stands beside the title; the one that the form begins with nowhere (rule SRCH-19)', async () => {
  const chosen = await createService(h, provider, { service_status: 'premium' });
  await open(h, `/servicios/${chosen.id}`);
  const title = await heading(chosen.title);
  expect(title.parentElement).toHaveTextContent(`${chosen.title}Nivel del servicio: Premium`);
  within(main()).getByText('Con más dedicación o mejores materiales.');
  const plain = await createService(h, provider);
  await open(h, `/servicios/${plain.id}`);
  await heading(plain.title);
  expect(main()).not.toHaveTextContent(/Nivel del servicio|Económico/);
});

test('a price with a custom quote says both, on the page, the card and side by side (rule MONEY-87)', async () => {
  const quoted = await createService(h, provider, { title: 'Rejas perengano', requires_custom_quote: 1 });
  const plain = await createService(h, provider, { title: 'Portones perengano', service_status: 'premium' });
  const beside = /\$1\.800.*Presupuesto a medida/;
  await open(h, `/servicios/${quoted.id}`);
  await heading(quoted.title);
  expect(main()).toHaveTextContent(beside);
  await open(h, '/servicios?q=perengano');
  const card = async (title: string) => (await screen.findByRole('link', { name: title })).closest('article');
  expect(await card(quoted.title)).toHaveTextContent(beside);
  expect(await card(plain.title)).not.toHaveTextContent('Presupuesto a medida');
  await open(h, `/comparar?ids=${quoted.id}-${plain.id}`);
  await waitFor(() => expect(main()).toHaveTextContent(beside));
  // a price level that the provider did not choose is not shown there either (rule SRCH-19)
  expect(main()).toHaveTextContent('Premium');
  expect(main()).not.toHaveTextContent('Económico');
});

test('its photos open large: with keys and arrows, the place is said, Escape and Back close them (rule NAV-183)', async () => {
  const images = ['a.webp', 'b.webp', 'c.webp'];
  const { id, title } = await createService(h, provider, { images });
  const user = await open(h, `/servicios/${id}`);
  await heading(title);
  const small = (at: number) => within(main()).getByRole('button', { name: `${title}, foto ${at} de 3: verla grande` });
  await user.click(small(2));
  const dialog = await screen.findByRole('dialog', { name: 'Fotos del servicio' });
  const place = within(dialog).getByRole('status');
  const isAt = (at: number) => waitFor(() => expect(place).toHaveTextContent(`${at} de 3`));
  await isAt(2);
  await user.keyboard('{ArrowRight}');
  await isAt(3);
  // nothing comes after the last one
  await press(user, 'Foto siguiente', dialog);
  await isAt(3);
  await press(user, 'Foto anterior', dialog);
  await isAt(2);
  await user.keyboard('{ArrowLeft}');
  await isAt(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(small(2)).toHaveFocus());
  await user.click(small(1));
  await screen.findByRole('dialog');
  const { length } = history;
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([location.pathname, history.length]).toEqual([`/servicios/${id}`, length]);
});

test('the number of reviews is the same in the head, the list and the tab, even when the sums are late (rule REV-87)', async () => {
  const { id, title } = await createService(h, provider);
  for (const _ of [1, 2]) {
    const client = await createClient(h);
    await writeReview(h, client, { id });
  }
  await db.updateTable('services').set({ reviews_count: 7 }).where('id', '=', id).execute();
  await db.updateTable('provider_profiles').set({ reviews_count: 9 }).where('account_id', '=', provider.id).execute();
  const counts = () => within(main()).getAllByText(/^\d+ reseñas$/);
  await open(h, `/servicios/${id}`);
  await heading(title);
  await within(main()).findByRole('list', { name: 'Últimas reseñas' });
  await waitFor(() => expect(counts()[0]).toHaveTextContent('2 reseñas'));
  await open(h, `/servicios/${id}/reviews`);
  await within(main()).findByRole('heading', { level: 2, name: '2 reseñas' });
  await waitFor(() => expect(new Set(counts().map(({ textContent }) => textContent))).toEqual(new Set(['2 reseñas'])));
  await open(h, `/provider-profile/${provider.id}?tab=reviews`);
  await screen.findByRole('tab', { name: 'Reseñas (2)' });
  expect(new Set(counts().map(({ textContent }) => textContent))).toEqual(new Set(['2 reseñas']));
});
