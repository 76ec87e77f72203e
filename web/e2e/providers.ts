import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface NewProvider {
  id: number;
  name: string;
  company_name: string;
  username: string;
  email: string;
  password: string;
  token: string;
}

const secret = 'Clave-segura-1';

/** A provider whom no other test knows, registered through the API; `entitled` ones have a subscription. */
export async function registeredProvider(
  request: APIRequestContext,
  { entitled = true }: { entitled?: boolean } = {},
): Promise<NewProvider> {
  const mark = randomUUID().slice(0, 8);
  const given = {
    name: `Bruno Prueba ${mark}`,
    username: `bruno.${mark}`,
    email: `bruno.${mark}@correo.example`,
    phone: '099 765 432',
    service: 'Herrería',
    company_name: `Herrería ${mark}`,
    cedula_number: '12345678',
    location: 'Pocitos, Montevideo',
    password: secret,
  };
  const answer = await request.post('/api/providers/register', { data: { ...given, confirmPassword: secret } });
  expect(answer.status()).toBe(201);
  if (entitled) await entitle(request, given.email);
  const { token, provider } = await (
    await request.post('/api/auth/login', { data: { identifier: given.email, password: secret } })
  ).json();
  return { ...given, id: provider.id, token };
}

/** Gives a provider an active subscription: the sandbox takes its payment. */
export async function entitle(request: APIRequestContext, email: string, password = secret): Promise<void> {
  const login = await request.post('/api/auth/login', { data: { identifier: email, password } });
  const { token, provider } = await login.json();
  const ask = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { data } = await ask('/api/providers/subscription/create', { provider_id: provider.id });
  await ask('/api/providers/subscription/webhook', { data: { id: String(data.id), status: 'approved' } });
  expect((await ask('/api/subscriptions/check', {})).data).toMatchObject({ status: 'active', entitled: true });
}

const publicFolder = join(import.meta.dirname, '../public');

/** A picture that is really one. */
export function picture(name = 'obra.png') {
  return { name, mimeType: 'image/png', buffer: readFileSync(join(publicFolder, 'icons/icon-512.png')) };
}

/** Publishes a post through the API, for tests that are about something else; answers its id. */
export async function publishedPost(
  request: APIRequestContext,
  { token }: Pick<NewProvider, 'token'>,
  content: string,
  pictures = 0,
): Promise<number> {
  const images = Array.from({ length: pictures }, (_, index) => picture(`obra-${index}.png`));
  const multipart = new FormData();
  multipart.set('content', content);
  for (const { name, mimeType, buffer } of images) {
    multipart.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const answer = await request.post('/api/posts', { headers: { authorization: `Bearer ${token}` }, multipart });
  expect(answer.status()).toBe(201);
  return (await answer.json()).post.id;
}

/** Publishes a service through the API, for tests that are about something else. */
export async function publishedService(
  request: APIRequestContext,
  { token }: Pick<NewProvider, 'token'>,
  title: string,
): Promise<number> {
  const answer = await request.post('/api/services', {
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
      images: picture(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).service.id;
}

/** Chooses files in a picker of the page. */
export async function choosePhotos(page: Page, legend: string, files: ReturnType<typeof picture>[]): Promise<void> {
  await page.getByRole('group', { name: legend }).locator('input[type=file]').first().setInputFiles(files);
}
