import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { createService } from '../../api/test/services.ts';
import { open } from './open.tsx';

const h = await startHarness();
const service = await createService(h, await createPublisher(h), { title: 'Pintura de frentes', category: 'Pintura' });
await writeReview(h, await createClient(h), service);

const { id, title } = service;

test.each<[path: string, title: string, h1: string | RegExp]>([
  ['/', 'Servicios cerca de vos en Uruguay', /./],
  ['/login', 'Iniciar sesión', 'Iniciar sesión'],
  ['/register', 'Registrarse como Cliente', 'Registrarse como Cliente'],
  ['/register-provider', 'Registrarse como Proveedor', 'Registrarse como Proveedor'],
  ['/servicios', 'Servicios', 'Servicios'],
  ['/servicios?q=pintura&sort=newest', 'Búsqueda: pintura', /pintura/],
  ['/servicios?q=nadie-ofrece-esto', 'Búsqueda: nadie-ofrece-esto', /nadie/],
  ['/servicios/categoria/limpieza-del-hogar', 'Limpieza del hogar', 'Limpieza del hogar'],
  [`/servicios/${id}`, '', title],
  ['/servicios/999999', '', 'Servicio no encontrado'],
  [`/servicios/${id}/reviews`, '', /./],
  ['/recientes', 'Últimos Servicios Publicados', 'Últimos Servicios Publicados'],
  ['/historial', 'Mi Historial', 'Mi Historial'],
  ['/pendientes', 'Pendientes', 'Pendientes'],
  ['/error', 'Error del servidor', 'Error del servidor'],
  ['/unauthorized', 'Acceso Denegado', 'Acceso Denegado'],
  ['/forbidden', 'Acceso denegado', 'Acceso denegado'],
  ['/maintenance', 'Mantenimiento', 'Mantenimiento'],
  ['/no-existe', 'Página no encontrada', 'Página no encontrada'],
])('a visitor opens %s', async (path, title, h1) => {
  await open(h, path);
  await screen.findByRole('heading', { level: 1, name: h1 });
  await waitFor(() => expect(document.title).toMatch(/ \| Tero$/));
  if (title) await waitFor(() => expect(document.title).toBe(`${title} | Tero`));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
