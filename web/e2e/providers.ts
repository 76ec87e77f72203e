import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { image, type Picked } from './images.ts';
import { enter } from './people.ts';

export interface NewProvider {
  id: number;
  name: string;
  company_name: string;
  username: string;
  email: string;
  password: string;
  token: string;
}

/** Returns a provider that no other test knows, with a complete profile. */
export function newProvider() {
  const mark = randomUUID().slice(0, 8);
  const password = 'Clave-segura-1';
  return {
    name: `Prueba ${mark}`,
    // a word that does not name a service, because tests search for it
    username: `zutano.${mark}`,
    email: `prueba.${mark}@correo.example`,
    password,
    confirmPassword: password,
    phone: '099 123 456',
    service: 'Electricidad',
    company_name: `Electricidad ${mark}`,
    cedula_number: String(randomInt(10_000_000, 99_999_999)),
  };
}

/** Registers a provider, unknown to other tests, with a complete profile and without a subscription. */
export async function registeredProvider(request: APIRequestContext): Promise<NewProvider> {
  const given = newProvider();
  const response = await request.post('/api/providers/register', { data: given });
  expect(response.status(), await response.text()).toBe(201);
  const login = await request.post('/api/auth/login', {
    data: { identifier: given.email, password: given.password },
  });
  const { token, provider } = await login.json();
  return { ...given, id: provider.id, token };
}

/** Registers an entitled provider. Sign in afterwards, because a session only knows its state at the sign-in. */
export async function publisher(request: APIRequestContext): Promise<NewProvider> {
  const provider = await registeredProvider(request);
  await entitle(request, provider.email);
  return provider;
}

/** Gives a provider the entitlement of a paid subscription (scripts/e2e-payments.mjs). */
async function entitle(request: APIRequestContext, email: string): Promise<void> {
  // always directly, even if the page itself uses a proxy
  const control = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3210) + 1}`;
  const response = await request.post(`${control}/entitle?${new URLSearchParams({ email })}`);
  expect(response.status(), await response.text()).toBe(204);
}

/** Signs in an entitled provider, and opens the form of a new service. */
export async function readyToPublish(page: Page): Promise<NewProvider> {
  const provider = await publisher(page.request);
  await enter(page, provider.email, provider.password);
  await page.goto('/create_service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Nuevo Servicio');
  await expect(page.getByLabel('Título')).toBeVisible();
  return provider;
}

/** Returns a small valid image. */
export function picture(name = 'obra.jpg'): Promise<Picked> {
  return image(name, { width: 800, height: 600 });
}

/** Chooses files, given directly or by path, in an image picker of the page. */
export async function chooseImages(page: Page, legend: string, files: Picked[] | string[]): Promise<void> {
  await page.getByRole('group', { name: legend }).locator('input[type=file]').first().setInputFiles(files);
}

/** Creates a post through the API, for tests about something else. Returns its id. */
export async function publishedPost(
  request: APIRequestContext,
  { token }: Pick<NewProvider, 'token'>,
  content: string,
  pictures = 0,
): Promise<number> {
  const multipart = new FormData();
  multipart.set('content', content);
  for (let i = 0; i < pictures; i++) {
    const { name, mimeType, buffer } = await picture(`obra-${i}.jpg`);
    multipart.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const response = await request.post('/api/posts', { headers: { authorization: `Bearer ${token}` }, multipart });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).post.id;
}

/** Publishes a service of a new provider, which other tests neither hide nor delete. Returns its id. */
export async function someService(request: APIRequestContext, title = 'Rejas a medida'): Promise<number> {
  return publishedService(request, await publisher(request), title);
}

/**
 * Publishes a service through the API, for tests about something else. Returns its id. `given` overrides its fields.
 */
export async function publishedService(
  request: APIRequestContext,
  { token }: Pick<NewProvider, 'token'>,
  title: string,
  given: Record<string, string> = {},
): Promise<number> {
  const response = await request.post('/api/services', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      title,
      description: 'Trabajos de herrería a medida, con presupuesto sin costo.',
      category: 'Albañilería',
      fixed_price: '1500',
      estimated_duration: '2 horas',
      service_type: 'presencial',
      coverage_area: 'Uruguay',
      terms_accepted: '1',
      corrections: 'kept',
      images: await picture(),
      ...given,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).service.id;
}
