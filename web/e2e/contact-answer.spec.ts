import { type APIRequestContext, expect, test } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { Complaints } from './field/complaints.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { registered } from './people.ts';
import { registeredProvider } from './providers.ts';
import { seen } from './seen.ts';
import { goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Asks a client whether a provider responded, as on the day after a contact (scripts/e2e-control.mjs). */
async function ask(request: APIRequestContext, email: string, provider: number): Promise<void> {
  const control = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3210) + 1}`;
  const given = new URLSearchParams({ email, provider: String(provider) });
  const response = await request.post(`${control}/ask-of-contact?${given}`);
  expect(response.status(), await response.text()).toBe(204);
}

test('whether somebody responded is answered with signal and without, and asked once', async ({
  page,
  request,
  context,
}) => {
  const client = await registered(request);
  const [first, second] = [await registeredProvider(request), await registeredProvider(request)];
  await ask(request, client.email, first.id);
  await ask(request, client.email, second.id);
  await inTheField(page, client, '/historial?tab=contacted');
  const questions = page.getByRole('list', { name: '¿Te respondieron?' });
  const about = (name: string) => questions.getByRole('listitem').filter({ hasText: name });
  await about(first.company_name).getByRole('button', { name: /^No, / }).click();
  await expect(page.getByText('Gracias por contestar')).toBeVisible();
  await expect(about(first.company_name)).toHaveCount(0);
  await isKept(page, second.company_name);

  await goOffline(page);
  await page.reload();
  const asked = about(second.company_name);
  await asked.getByRole('button', { name: /^Sí, / }).click();
  await expect(asked.getByRole('heading', { name: `¿Te respondió ${second.company_name}?` })).toBeFocused();
  await asked.getByRole('radio', { name: '2 horas' }).check({ force: true });
  await asked.getByRole('radio', { name: 'Sí', exact: true }).check({ force: true });
  await inspect(page);
  await asked.getByRole('button', { name: 'Listo' }).click();
  await expect(asked).toContainText('Enviamos tu respuesta cuando vuelva la conexión');
  await page.reload();
  await expect(asked).toContainText('Enviamos tu respuesta cuando vuelva la conexión');
  await expect(asked.getByRole('button')).toHaveCount(0);

  const arrived = seen(page, `Se guardó: Tu respuesta sobre ${second.company_name}`);
  await context.setOffline(false);
  await arrived;
  await expect(questions).toHaveCount(0);
  const { token } = await (
    await request.post('/api/auth/login', { data: { identifier: client.email, password: client.password } })
  ).json();
  const kept = await request.get('/api/contact-questions', { headers: { authorization: `Bearer ${token}` } });
  const said = (await kept.json()).questions as { provider_id: number }[];
  expect(said.find(({ provider_id }) => provider_id === second.id)).toMatchObject({
    ...{ outcome: 'responded', minutes: 120, agreed: true },
  });
});

test('each refusal is told, also with the words that are still shown', async ({ page, request, context }) => {
  const told = new Complaints();
  await told.listenTo(context);
  const [client, provider] = [await registered(request), await registeredProvider(request)];
  await ask(request, client.email, provider.id);
  await inTheField(page, client, '/historial?tab=contacted');
  const busy = { success: false, code: 'overloaded', message: 'Ocupado' };
  await context.route('**/api/contact-questions/*', (route) => route.fulfill({ status: 503, json: busy }));
  const skip = page.getByRole('button', { name: /^Prefiero no contestar/ });
  for (const _time of ['first', 'again']) {
    await skip.click();
    // earlier messages do not count as the response to this tap
    await expect.poll(() => told.take(page, 0)).toContain('Hay mucha gente');
    await expect(skip).toBeEnabled();
  }
});
