import { offerLimits } from '@tero/shared/contract/offers';
import { limits } from '@tero/shared/limits';
import { put } from '../../src/features/notifications/devices/repository.ts';
import type { Harness } from '../harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../people.ts';

/** The words that people wrote and our texts quote. */
export interface Words {
  person: string;
  company: string;
  email: string;
  /** the title of a service, and of a promotion */
  title: string;
  promotion: string;
  place: string;
  /** a comment, a pedido, the team's reason or message */
  text: string;
  /** pesos */
  total: number;
  plan: number;
}

export const usual: Words = {
  person: 'María Fernanda Rodríguez Etcheverry',
  company: 'Chispa Oriental',
  email: 'maria@correo.example',
  title: 'Electricista en Pocitos',
  promotion: '20% menos en instalaciones',
  place: 'Pocitos, Montevideo',
  text: 'Quiero cambiar un enchufe que hace chispas.',
  total: 7500,
  plan: 890,
};

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The longest words. The company's name has letters that an SMS cannot carry. */
export const longest: Words = {
  person: filled('Maximiliana Bustamante ', limits.nameMax),
  company: filled('Serviços João – Ñandú €[] 🎨 ', 120),
  email: `${filled('correo', 64)}@${filled('servidor.', 180)}example`,
  title: filled('Instalación de tableros ', limits.serviceTitle),
  promotion: filled('Promoción de primavera ', offerLimits.title),
  place: 'Villa Soriano y alrededores del Río Negro, Treinta y Tres',
  text: filled('Necesito que alguien venga cuanto antes. ', 600),
  total: 999_999_999,
  plan: 99_999,
};

/** Makes the people who receive the samples. Each has a browser, so that pushes are written. */
export async function readers(h: Harness, words: Words) {
  const provider = await createProvider(h, { name: words.person, profile: { company_name: words.company } });
  const client = await createClient(h, { name: words.person });
  const admin = await createAdmin(h, { name: words.person });
  for (const { id } of [provider, client, admin]) {
    await put(h.deps.db, {
      account_id: id,
      endpoint: `https://push.example/${id}`,
      p256dh: 'p256dh',
      auth: 'auth',
      vapid_key: h.deps.config.push.vapid.publicKey,
      device: 'Chrome en Android',
      session_id: null,
      created_at: h.clock.now().toISOString(),
    });
  }
  return { provider, client, admin };
}

export type Readers = Record<'provider' | 'client' | 'admin', Person>;
