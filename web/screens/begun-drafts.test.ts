import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import type { Person } from '../../api/test/people.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { open } from './open.tsx';

const h = await startHarness();

const field = () => screen.findByRole('textbox', { name: 'Descripción' });
const note = () => screen.queryByText(/^Seguís con/);
const pressed = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Types into the open form and waits until the device has stored the text. */
async function write(user: UserEvent, text: string): Promise<void> {
  await user.type(await field(), text);
  await screen.findByText(/Borrador guardado en este dispositivo/);
}

async function reopened(as: Person): Promise<UserEvent> {
  h.clock.advance(60_000);
  return await open(h, '/create-post', { as });
}

test('one draft per thing begun: the form goes on with the last one, begins another, and leads to the others', async () => {
  const as = await createPublisher(h);
  let user = await open(h, '/create-post', { as });
  expect(await field()).toHaveValue('');
  expect(note()).toBeNull();
  expect(screen.queryByText(/^Tenés otro/)).toBeNull();
  await write(user, 'Rejas para ventanas');

  user = await reopened(as);
  expect(await field()).toHaveValue('Rejas para ventanas');
  expect(note()).toHaveTextContent(/^Seguís con «Rejas para ventanas», que dejaste el \d+ de \w+ a las \d\d:\d\d$/);
  expect(screen.queryByText(/^Tenés otro/)).toBeNull();
  await pressed(user, 'Empezar otra publicación');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(note()).toBeNull();
  expect(screen.getByText('Tenés otro borrador')).toBeVisible();
  await write(user, 'Un portón nuevo');

  // the last text is restored, even if the page closed right after a letter was typed
  await user.type(await field(), ' y alto');
  user = await reopened(as);
  expect(await field()).toHaveValue('Un portón nuevo y alto');
  await user.click(await screen.findByText('Tenés otro borrador'));
  await pressed(user, /^Seguir con «Rejas para ventanas», del /);
  await waitFor(async () => expect(await field()).toHaveValue('Rejas para ventanas'));
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.type(await field(), ' chicas');
  await screen.findByText(/Borrador guardado en este dispositivo/);

  user = await open(h, '/pendientes', { as });
  const goOn = await screen.findAllByRole('link', { name: /^Seguir escribiendo/ });
  expect(goOn.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Seguir escribiendo: Publicación: Un portón nuevo y alto',
    'Seguir escribiendo: Publicación: Rejas para ventanas chicas',
  ]);
  await user.click(goOn[0] as HTMLElement);
  expect(await field()).toHaveValue('Un portón nuevo y alto');

  // a discarded one goes alone
  await pressed(user, 'Descartar borrador');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  user = await reopened(as);
  expect(await field()).toHaveValue('Rejas para ventanas chicas');
  expect(screen.queryByText(/^Tenés otro/)).toBeNull();
});

test('what was sent leaves the others where they are', async () => {
  const as = await createPublisher(h);
  let user = await open(h, '/create-post', { as });
  await write(user, 'Una pérgola de madera');
  user = await reopened(as);
  await pressed(user, 'Empezar otra publicación');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await write(user, 'Un deck terminado');
  await pressed(user, 'Publicar');
  await waitFor(() => expect(location.pathname).toBe(`/provider-profile/${as.id}`));
  await reopened(as);
  expect(await field()).toHaveValue('Una pérgola de madera');
  expect(screen.queryByText(/^Tenés otro/)).toBeNull();
});

test('with ten drafts one is sent or discarded before another is begun', async () => {
  const as = await createPublisher(h);
  await open(h, '/', { as });
  const { formOfTexts, saveDraft } = await import('../src/offline/drafts/drafts.ts');
  for (let count = 1; count <= 10; count++) {
    const draft = { account: as.id, form: `create-post#${count}` } as const;
    await saveDraft(draft, { id: `${count}`, values: formOfTexts({ content: `Trabajo ${count}` }) });
  }
  await reopened(as);
  await screen.findByText('Ya tenés 10 borradores. Para empezar otra publicación, enviá o descartá uno de ellos.');
  expect(screen.getByText('Tenés otros 9 borradores')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Empezar otra publicación' })).toBeNull();
});
