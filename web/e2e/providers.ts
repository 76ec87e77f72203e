import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';

export interface NewProvider {
  name: string;
  email: string;
  password: string;
}

/** A provider whom no other test knows, registered with a complete profile. */
export async function registeredProvider(request: APIRequestContext): Promise<NewProvider> {
  const mark = randomUUID().slice(0, 8);
  const provider = { name: `Prueba ${mark}`, email: `prueba.${mark}@correo.example`, password: 'Clave-segura-1' };
  const answer = await request.post('/api/providers/register', {
    data: {
      ...provider,
      username: `prueba.${mark}`,
      confirmPassword: provider.password,
      phone: '099 123 456',
      service: 'Electricidad',
      company_name: `Electricidad ${mark}`,
      cedula_number: String(randomInt(10_000_000, 99_999_999)),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return provider;
}

/** Lets a provider publish, as a subscription would. */
export async function entitle(request: APIRequestContext, email: string, baseURL: string | undefined): Promise<void> {
  const control = new URL(`/entitle?email=${encodeURIComponent(email)}`, baseURL);
  control.port = String(Number(control.port) + 1);
  expect((await request.post(control.href)).status()).toBe(204);
}

/** Signed in, entitled, and on the form of a new service. */
export async function readyToPublish(page: Page, baseURL: string | undefined): Promise<NewProvider> {
  const provider = await registeredProvider(page.request);
  await entitle(page.request, provider.email, baseURL);
  await signIn(page, provider.email, provider.password);
  await page.goto('/create_service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Nuevo Servicio');
  await expect(page.getByLabel('Título')).toBeVisible();
  return provider;
}
