import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openedChat } from './chat.ts';
import { inTheField } from './field.ts';
import { inspect } from './inspection.ts';
import { openBell } from './notices.ts';
import { enter, registered } from './people.ts';
import { type NewProvider, publishedService, publisher } from './providers.ts';
import { goOffline } from './stored-app.ts';

// a client writes a pedido and accepts its quote on a phone
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates a client with an account who sent a pedido to some providers. */
async function asked(request: APIRequestContext, providers: readonly NewProvider[]) {
  const client = await registered(request);
  const data = { identifier: client.email, password: client.password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  const service_ids: number[] = [];
  for (const provider of providers)
    service_ids.push(await publishedService(request, provider, 'Electricista de casas'));
  const inquiry = { what: 'Se quemó un enchufe', place: 'Pocitos', timing: 'esta semana', service_ids };
  const made = await request.post('/api/inquiries', {
    headers: { ...bearer(token), 'idempotency-key': randomUUID() },
    data: inquiry,
  });
  expect(made.status(), await made.text()).toBe(201);
  const { inquiries } = await (await request.get('/api/inquiries', { headers: bearer(token) })).json();
  return { client, path: inquiries[0].path as string, inquiry_token: inquiries[0].path.split('/').at(-1) as string };
}

/** Creates a quote, in response to a pedido if one is given. */
async function quoted(request: APIRequestContext, provider: NewProvider, inquiry_token?: string): Promise<string> {
  const works = [{ text: 'Cambiar el enchufe', price: 5300 }];
  const data = { client_name: 'Ana', works, inquiry_token };
  const made = await request.post('/api/quotes', { headers: bearer(provider.token), data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).quote.path;
}

/** Returns the text that a person typed to accept a quote, as the tab stores it. */
const keptToAccept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('accept-quote')));

test('who asked several is told that a quote came, sees it first, and accepts it', async ({
  page,
  request,
  browser,
}) => {
  const providers = [await publisher(request), await publisher(request)];
  const [, second] = providers as [NewProvider, NewProvider];
  const { client, path: link, inquiry_token } = await asked(request, providers);
  const quote = await quoted(request, second, inquiry_token);
  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const provider = await theirs.newPage();
  await enter(provider, second.email, second.password);
  await provider.goto('/provider/quotes');
  const own = provider.getByRole('article', { name: 'Ana', exact: true });
  await expect(own).toContainText('Tu cliente ya lo tiene en su pedido, en Tero, y le avisamos.');
  await enter(page, client.email, client.password);
  await page.goto('/');
  const notices = await openBell(page);
  await expect(notices).toContainText('te pasó un presupuesto');
  await expect(notices).toContainText(
    '$5.300 por «Se quemó un enchufe». Mirá el presupuesto y, si te sirve, aceptalo.',
  );

  await page.goto('/mis-pedidos');
  const open = page.getByRole('link', { name: `Ver presupuesto · $5.300, de ${second.company_name}` });
  await expect(open).toBeInViewport();
  await inspect(page);
  await page.getByRole('link', { name: 'Se quemó un enchufe' }).click();
  // the provider who responded comes before the one who was chosen first
  await expect(page.getByRole('article').first()).toHaveAccessibleName(second.company_name);
  await expect(page.getByText('¡Te llegó su presupuesto!')).toBeInViewport();
  await inspect(page);
  await open.click();
  await expect(page).toHaveURL(quote);
  // the provider's open list updates (rule NOTI-87)
  await expect(own).toContainText('Tu cliente lo vio el');

  await page.getByRole('textbox', { name: /^Tu nombre/ }).fill('Ana Pérez');
  const phone = `098${String(Date.now()).slice(-6)}`;
  await page.getByRole('textbox', { name: /^Tu celular/ }).fill(phone);
  await expect.poll(() => keptToAccept(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Mandame el código' }).click();
  await expect(page.getByRole('textbox', { name: /^Código del SMS/ })).toBeVisible();
  const texts = (await (await request.get('/api/dev/sms')).json()) as { to: string; text: string }[];
  const code = /\d{6}/.exec(texts.find(({ to }) => to.endsWith(phone.slice(1)))?.text ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: /^Código del SMS/ }).fill(code);
  await page.getByRole('button', { name: 'Acepto por $5.300' }).click();
  const told = page.getByText('¡Listo! Aceptaste el presupuesto');
  await expect(told).toBeVisible();
  // a toast does not cover the bar, whose menu is pressed next (rule NAV-124)
  const [bar, toast] = [await page.getByRole('banner').boundingBox(), await told.boundingBox()];
  expect(toast?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.getByText(/^Aceptado el/)).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^Ya le avisamos a ${second.company_name}\\. .+ El presupuesto está en Mis pedidos\\.$`)),
  ).toBeVisible();
  await expect(page.getByText(/Vale hasta/)).toBeHidden();
  expect(await keptToAccept(page)).toEqual([]);
  // the text of the pedido is there too, for each side (rule QUOTE-31)
  const pedido = page.getByRole('region', { name: 'Tu pedido' });
  await expect(pedido).toContainText('«Se quemó un enchufe»');
  await expect(pedido).toContainText('Dónde: Pocitos. Cuándo: esta semana.');
  await inspect(page);
  // the next step links directly to the form (rule QUOTE-37)
  const review = page.getByRole('link', { name: 'dejarle una reseña' });
  await review.click();
  await expect(page).toHaveURL(/\/servicios\/\d+\/review$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dejar una reseña');
  await page.goto(quote);
  await pedido.getByRole('link', { name: 'Ver tu pedido' }).click();
  await expect(page).toHaveURL(/\/mis-pedidos\/\d+$/);
  await page.goto(quote);
  await expect(own).toContainText('Lo aceptó Ana Pérez');
  await provider.goto(quote);
  const arrange = provider.getByRole('link', { name: /^Escribir por WhatsApp/ });
  await expect(arrange).toHaveAttribute('href', /^https:\/\/wa\.me\/59898\d{6}\?text=Hola%20Ana/);
  await inspect(provider);
  const theirAsked = provider.getByRole('region', { name: 'El pedido' });
  await expect(theirAsked).toContainText('Dónde: Pocitos. Cuándo: esta semana.');
  await theirAsked.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(provider).toHaveURL(link);
  // that it was theirs, and nothing to make any more (rule QUOTE-32)
  await expect(provider.getByRole('heading', { level: 1 })).toHaveText('Aceptaron tu presupuesto');
  await expect(provider.getByRole('link', { name: 'Hacer otro presupuesto' })).toBeHidden();
  await expect(provider.getByRole('link', { name: 'Ver el presupuesto' })).toHaveAttribute('href', quote);
  await inspect(provider);
  await provider.goto('/');
  await expect(provider.getByText('Te aceptaron un presupuesto por $5.300')).toBeVisible();
  await expect(provider.getByText('Coordiná el día con Ana.')).toBeVisible();
  await inspect(provider);
  await theirs.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await provider.getByRole('link', { name: /^Escribir por WhatsApp: Ana/ }).click();
  // the provider gets no second notice about a client to whom they have written
  await expect(provider.getByText('Te aceptaron un presupuesto por $5.300')).toBeHidden();
  await theirs.close();

  await openedChat(page, () => page.getByRole('link', { name: /^Escribir por WhatsApp/ }).click());
  await page.goto('/historial?tab=contacted');
  const row = page.getByRole('article').filter({ hasText: second.company_name });
  await expect(row).toContainText('Desde un presupuesto');
  await inspect(page);

  // the next step, and the notice to the other provider (rule ASK-22)
  const [first] = providers as [NewProvider];
  await page.goto('/mis-pedidos');
  const next = `Arreglaste con ${second.company_name}. Pónganse de acuerdo en el día y la hora.`;
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(/te vamos a preguntar/)).toBeHidden();
  await inspect(page);
  const chat = await openedChat(page, () =>
    page.getByRole('link', { name: `Escribirle a ${second.company_name} por WhatsApp` }).click(),
  );
  const accepting = new URL(chat).searchParams.get('text');
  expect(accepting).toContain(`Hola ${second.company_name}, soy ${client.name}: acepté en Tero tu presupuesto n.º`);
  expect(accepting).toContain(quote);
  await page.getByRole('link', { name: 'Se quemó un enchufe' }).click();
  await expect(page.getByText(next)).toBeVisible();
  await expect(review).toHaveAttribute('href', /^\/r\/p\/\d+$/);
  const resolved = page.getByRole('link', { name: /^Avisarle que ya está resuelto/ });
  await expect(resolved).toHaveCount(0);
  const other = page.getByRole('article', { name: first.company_name });
  await openedChat(page, () => other.getByRole('link', { name: /^Escribir por WhatsApp/ }).click());
  await expect(other.getByRole('link', { name: /^Volver al chat/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(resolved).toHaveCount(1);
  await expect(resolved).toHaveAttribute('href', /wa\.me\/\d+\?text=Hola.*resolv/);
  await expect(page.getByText(`Avisale a ${first.company_name} que ya está resuelto. Tocá «Avisarle».`)).toBeVisible();
  await inspect(page);
  // the accepted quote leads there
  await page.goto(quote);
  await page.getByRole('link', { name: 'Avisarle que ya está resuelto' }).click();
  await expect(resolved).toBeInViewport();
  // no contact, so that nothing is counted
  const [chatOfOther] = await Promise.all([page.context().waitForEvent('page'), resolved.click()]);
  await chatOfOther.close();
  await page.reload();
  await expect(other.getByText('Ya abriste su chat para avisarle.')).toBeVisible();
  await expect(other.getByRole('link', { name: /^Avisarle otra vez/ })).toBeVisible();
  await inspect(page);
  // the quote does not ask for a completed step either (rule QUOTE-31)
  await page.goto(quote);
  await expect(pedido).toContainText('Ya le avisaste al otro proveedor.');
  await expect(pedido.getByRole('link')).toHaveText(['Ver tu pedido']);
  await page.goto('/');
  // its copy is there, and no new notice (rule NOTI-89)
  await expect(page.getByRole('button', { name: /^Avisos/ })).not.toHaveAccessibleName(/sin leer/);
  await expect(await openBell(page)).toContainText('Aceptaste el presupuesto');

  // another provider who got the pedido sees that it is settled, but not with whom
  const others = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const otherProvider = await others.newPage();
  await enter(otherProvider, first.email, first.password);
  await otherProvider.goto(link);
  await expect(otherProvider.getByRole('heading', { level: 1 })).toHaveText('Este pedido ya está resuelto');
  await expect(otherProvider.getByRole('link', { name: 'Hacerle un presupuesto' })).toBeHidden();
  await expect(otherProvider.getByRole('main')).not.toContainText(second.company_name);
  await expect(otherProvider.getByRole('main')).not.toContainText('5.300');
  await inspect(otherProvider);
  await others.close();
});

test('what waits for signal keeps its pedido, also reopened and changed', async ({ page, request, context }) => {
  const provider = await publisher(request);
  const { path, inquiry_token } = await asked(request, [provider]);
  await inTheField(page, provider, path);
  await page.getByRole('link', { name: 'Hacerle un presupuesto' }).click();
  const price = page.getByLabel('Precio del trabajo 1');
  await expect(price).toBeVisible();
  const answered = page.getByRole('region', { name: 'Lo que te pidió' });
  await expect(answered).toContainText('«Se quemó un enchufe»');
  await expect(answered).toContainText('Dónde: Pocitos. Cuándo: esta semana.');
  // whose words they are: none of them is a work
  const work = page.getByRole('textbox', { name: /^Trabajo 1/ });
  await expect(work).toHaveValue('');
  await expect(page.getByText(/^A tu cliente le aparece en su pedido, en Tero/)).toBeVisible();
  await goOffline(page);
  await expect(page.getByText(/Ahora no hay conexión\. Lo enviamos cuando vuelva\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Para quién/ }).fill('Ana');
  await work.fill('Cambiar el enchufe');
  await price.fill('5.300');
  await page.getByRole('button', { name: 'Mandar presupuesto' }).click();
  await expect(page.getByRole('article', { name: 'Presupuesto por enviar para Ana' })).toBeVisible();
  await page.goto('/pendientes');
  await page.getByRole('button', { name: /^Editar: Hacer el presupuesto/ }).click();
  await price.fill('6.000');
  await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible();
  await page.goto('/pendientes');
  await page.getByRole('button', { name: /^Seguir escribiendo: Hacer el presupuesto/ }).click();
  await expect(price).toHaveValue('6.000');
  await page.getByRole('button', { name: 'Mandar presupuesto' }).click();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const given = await request.get(`/api/inquiries/link/${inquiry_token}`, { headers: bearer(provider.token) });
      return (await given.json()).inquiry.own_quotes?.map(({ total }: { total: number }) => total);
    })
    .toEqual([6000]);
  await page.goto('/provider/quotes');
  const card = page.getByRole('article', { name: 'Ana', exact: true });
  await expect(card).toContainText('Tu cliente ya lo tiene en su pedido, en Tero, y le avisamos.');
  await expect(card.getByRole('link', { name: /^Enviar también por WhatsApp/ })).toBeVisible();
  await inspect(page);
});
