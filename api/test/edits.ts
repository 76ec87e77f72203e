import type { Edits } from '@tero/shared/contract/edits';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import { isVersioned } from '../src/http/versions.ts';
import type { EndpointNames } from './endpoint-names.ts';
import { form, image } from './forms.ts';
import type { Harness } from './harness.ts';
import { createAdmin, createClient, createProvider, type Person } from './people.ts';
import { writeReview } from './reviews.ts';
import { filled } from './service-fields.ts';
import { createPublisher } from './service-form.ts';
import { createService } from './services.ts';

export type Shown = Record<string, unknown> & { version?: string };

/** How the tests of versions edit one thing through an endpoint. */
export interface Plan {
  as: Person;
  path: string;
  method?: 'PUT' | 'POST';
  /** reads what the edit's form begins with */
  read: () => Promise<Shown>;
  /** another body for each given text */
  body: (text: string) => object;
  /** the server refuses a second edit of the same thing for another reason */
  once?: true;
}

/** The endpoints that edit, by their names in the contract. */
export const edited = Object.entries(contract).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    isVersioned(endpoint.edits)
      ? [{ name: `${feature}.${name}`, endpoint: endpoint as Endpoint & { edits: Edits } }]
      : [],
  ),
);

type Plans = Record<EndpointNames<{ edits: Edits }>, () => Promise<Plan>>;

/** Returns a plan for each endpoint that edits, each with its own people and things. */
export async function plansFor(h: Harness): Promise<Plans> {
  const admin = await createAdmin(h);
  const at = async (as: Person | null, path: string, ...way: (string | number)[]): Promise<Shown> => {
    const { body } = await h.call('GET', path, { as: as?.token });
    return way.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body) as Shown;
  };
  const row =
    (table: string, id: number, rows = table) =>
    async () =>
      ((await at(admin, `/api/admin/${table}?limit=100`))[rows] as (Shown & { id: number })[]).find(
        (given) => given.id === id,
      ) as Shown;
  const made = async (as: Person, path: string, body: unknown, ...way: string[]) => {
    const { body: reply } = await h.call('POST', path, { as: as.token, body });
    return way.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], reply) as { id: number };
  };
  const aService = async () => {
    const provider = await createPublisher(h);
    return { provider, service: await createService(h, provider, { images: ['obra'] }) };
  };
  const reviewed = async () => {
    const { provider, service } = await aService();
    const client = await createClient(h);
    const id = (await writeReview(h, client, service)).body.review.id;
    const reply = () => made(provider, `/api/provider/reviews/${id}/reply`, { reply: '¡Gracias!' }, 'response');
    const read = () => at(client, `/api/reviews/service/${service.id}`, 'reviews', 0);
    return { provider, client, id, reply, read };
  };
  const subscription = async () => {
    const provider = await createProvider(h);
    return made(
      admin,
      '/api/admin/subscriptions/admin',
      { provider_id: provider.id, status: 'pending' },
      'subscription',
    );
  };
  const decision = async (what: string): Promise<Plan> => {
    const provider = await createProvider(h);
    const path = `/api/admin/providers-verification/${provider.id}`;
    const read = () => at(admin, path, 'data');
    return {
      as: admin,
      method: 'POST',
      path: `${path}/${what}`,
      read,
      body: (text) => ({ reason: text, fields: [] }),
      once: true,
    };
  };
  const account = (as: Person): Pick<Plan, 'as' | 'read' | 'body'> => ({
    as,
    read: () => at(as, '/api/auth/verify', as.kind),
    body: (name) => ({ name, phone: as.phone }),
  });

  return {
    'publish.update': async () => {
      const { provider, service } = await aService();
      const path = `/api/services/${service.id}`;
      const { terms_accepted: _, ...fields } = filled;
      return {
        as: provider,
        path,
        read: () => at(provider, path, 'service'),
        body: (title) => ({ ...fields, title }),
      };
    },
    'adminTemplates.update': async () => {
      const path = '/api/admin/templates';
      const { id } = await made(admin, path, { name: 'Saludo', text: 'Hola {nombre}' }, 'template');
      const read = async () =>
        ((await at(admin, path, 'templates')) as unknown as (Shown & { id: number })[]).find(
          (given) => given.id === id,
        ) as Shown;
      return { as: admin, path: `${path}/${id}`, read, body: (text) => ({ text }) };
    },
    'adminOperator.update': async () => {
      const path = '/api/admin/operator';
      await h.call('PUT', path, { as: admin.token, body: { phone: null } });
      return { as: admin, path, read: () => at(admin, path, 'content'), body: (phone) => ({ phone }) };
    },
    'posts.update': async () => {
      const provider = await createPublisher(h);
      const { id } = await made(provider, '/api/posts', { content: 'Terminamos una obra' }, 'post');
      const path = `/api/posts/${id}`;
      return { as: provider, path, read: () => at(provider, path, 'post'), body: (content) => ({ content }) };
    },
    'offers.update': async () => {
      const provider = await createPublisher(h);
      const dates = form({ startDate: '2026-04-01', endDate: '2026-04-05' }, 'image', [await image()]);
      const { id } = await made(provider, '/api/offers', dates, 'offer');
      const read = () => at(provider, `/api/offers?providerId=${provider.id}`, 'offers', 0);
      const body = (text: string) => ({ startDate: '2026-04-01', endDate: `2026-05-${10 + text.length}` });
      return { as: provider, path: `/api/offers/${id}`, read, body };
    },
    'quotes.update': async () => {
      const provider = await createPublisher(h);
      const body = (text: string) => ({ client_name: text, works: [{ text: 'Pintar', price: 1500 }] });
      const { id } = await made(provider, '/api/quotes', body('Ana'), 'quote');
      const read = () => at(provider, '/api/quotes', 'quotes', 0);
      return { as: provider, path: `/api/quotes/${id}`, read, body };
    },
    'providerProfile.update': async () => {
      const as = await createProvider(h, { profile: { company_name: 'Luz y Norte' } });
      const path = '/api/providers/profile';
      const read = () => at(as, path, 'provider');
      const { name, username, phone, service, company_name, cedula_number, birth_date } = await read();
      const fields = { name, username, phone, service, company_name, cedula_number, birth_date };
      return { as, path, read, body: (description) => ({ ...fields, description }) };
    },
    'profile.update': async () => ({ path: '/api/users/profile', ...account(await createClient(h)) }),
    'profile.updateAccount': async () => {
      const as = await createClient(h);
      return { path: `/api/users/${as.id}`, ...account(as) };
    },
    'notifications.updateSettings': async () => {
      const as = await createClient(h);
      const path = '/api/notifications/settings';
      const categories = {};
      const channel = (enabled: boolean) => ({ enabled, categories });
      const body = (text: string) => ({
        settings: {
          email: channel(text.length % 2 === 0),
          push: channel(text.length % 3 === 0),
          sms: channel(text.length % 5 === 0),
        },
      });
      return { as, path, read: () => at(as, path, 'data'), body };
    },
    'reviews.update': async () => {
      const { client, id, read } = await reviewed();
      const stars = { response_time_rating: 4, attention_rating: 4, work_quality_rating: 4 };
      return { as: client, path: `/api/reviews/${id}`, read, body: (comment) => ({ ...stars, comment }) };
    },
    'reviews.updateResponse': async () => {
      const { provider, reply, read } = await reviewed();
      const { id } = await reply();
      const path = `/api/review-responses/${id}`;
      return {
        as: provider,
        path,
        read: async () => (await read()).reply as Shown,
        body: (text) => ({ response_text: text }),
      };
    },
    'adminUsers.update': async () => {
      const { id } = await createClient(h);
      return { as: admin, path: `/api/admin/users/${id}`, read: row('users', id), body: (name) => ({ name }) };
    },
    'adminProviders.update': async () => {
      const { id } = await createProvider(h);
      const path = `/api/admin/providers/${id}`;
      return { as: admin, path, read: () => at(admin, path, 'provider'), body: (company_name) => ({ company_name }) };
    },
    'adminServices.update': async () => {
      const { id } = (await aService()).service;
      return { as: admin, path: `/api/admin/services/${id}`, read: row('services', id), body: (title) => ({ title }) };
    },
    'adminCategories.update': async () => {
      const { id } = await made(admin, '/api/admin/categories', { name: `Rubro ${crypto.randomUUID()}` }, 'category');
      return {
        as: admin,
        path: `/api/admin/categories/${id}`,
        read: row('categories', id),
        body: (description) => ({ description }),
      };
    },
    'adminMessages.update': async () => {
      const message = { name: 'Ana', email: 'ana@ejemplo.uy', subject: 'Hola', message: crypto.randomUUID() };
      await h.call('POST', '/api/contact', { body: message });
      const rows = (await at(admin, '/api/admin/messages')).messages as (Shown & { id: number })[];
      const { id } = rows.find((given) => given.message === message.message) as { id: number };
      return { as: admin, path: `/api/admin/messages/${id}`, read: row('messages', id), body: (note) => ({ note }) };
    },
    'adminPayments.update': async () => {
      const body = { subscription_id: (await subscription()).id, amount: 890 };
      const { id } = await made(admin, '/api/admin/payments', body, 'payment');
      return {
        as: admin,
        path: `/api/admin/payments/${id}`,
        read: row('payments', id),
        body: (text) => ({ transaction_id: text }),
      };
    },
    'adminSubscriptions.update': async () => {
      const { id } = await subscription();
      return {
        as: admin,
        path: `/api/admin/subscriptions/${id}`,
        read: row('subscriptions', id),
        body: (text) => ({ amount: 100 + text.length }),
      };
    },
    'adminResponses.update': async () => {
      const { id } = await (await reviewed()).reply();
      const path = `/api/admin/review-responses/${id}`;
      const read = row('review-responses', id, 'responses');
      return { as: admin, path, read, body: (response_text) => ({ response_text }) };
    },
    'adminVerification.approve': () => decision('approve'),
    'adminVerification.reject': () => decision('reject'),
    'adminVerification.decidePaper': async () => {
      const plan = await decision('papers');
      const { id } = await h.deps.db
        .insertInto('provider_papers')
        .values({
          account_id: Number(plan.path.split('/')[4]),
          kind: 'ute',
          paper_number: '1',
          expires_on: '2027-01-01',
          sent_at: h.clock.now().toISOString(),
          file: 'none.webp',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        ...plan,
        path: `${plan.path}/${id}`,
        body: (reason) => ({ seen: false, expires_on: '2027-01-01', reason }),
      };
    },
    'adminVerification.decideIdentity': async () => {
      const plan = await decision('identity');
      const row = { identity_files: '[]', identity_word: 'mate 10', identity_sent_at: h.clock.now().toISOString() };
      await h.deps.db.updateTable('provider_profiles').set(row).where('identity_sent_at', 'is', null).execute();
      return { ...plan, body: (reason) => ({ seen: false, reason }) };
    },
  };
}
