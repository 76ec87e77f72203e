import { addDays, localDay } from '@tero/shared/rules/time/time';
import type { OutboxItem } from '../../../src/offline/outbox/item/item.ts';
import { appears, type Move, note, open, type Scene, say } from './move.ts';

const isFor = (setKey: string, body: object) => (item: OutboxItem) =>
  item.setKey === setKey && JSON.stringify(item.body) === JSON.stringify(body);

const favorite: Move = {
  who: ['client'],
  async act(scene) {
    const { page, world, choice } = scene;
    const { id, title } = world.services[choice.thing % 2] as { id: number; title: string };
    await open(scene, `/servicios/${id}`);
    const heart = page.getByRole('button', { name: new RegExp(`favoritos: ${title}$`) }).first();
    if (!(await appears(heart))) return false;
    let wanted = ((await heart.getAttribute('aria-label')) ?? '').startsWith('Agregar');
    const word = note(scene, {
      kind: 'favorite',
      thing: `favorite:${id}`,
      value: String(wanted),
      isIn: isFor(`favorite:${id}`, { wanted }),
      isOf: ({ method, path, body }) =>
        wanted
          ? method === 'POST' && path === '/api/favorites' && body.includes(`:${id}`)
          : method === 'DELETE' && path === `/api/favorites/${id}`,
    });
    await say(scene, word, async () => {
      // the switch's state at the press counts, because the list of favourites may have arrived meanwhile
      const label = await heart.evaluate((button: HTMLElement) => {
        button.click();
        return button.getAttribute('aria-label') ?? '';
      });
      wanted = label.startsWith('Agregar');
      word.value = String(wanted);
    });
    return true;
  },
};

const like: Move = {
  who: ['client'],
  async act(scene) {
    const { page, world, choice } = scene;
    const id = world.posts[choice.thing % 2];
    await open(scene, `/publicacion/post/${id}`);
    const button = page.getByRole('button', { name: 'Me gusta' }).first();
    if (!(await appears(button))) return false;
    const liked = (await button.getAttribute('aria-pressed')) !== 'true';
    const word = note(scene, {
      kind: 'like',
      thing: `like:${id}`,
      value: String(liked),
      isIn: isFor(`like:${id}`, { liked }),
      isOf: ({ path, body }) => path === `/api/posts/${id}/like` && body.includes(String(liked)),
    });
    await say(scene, word, () => button.click());
    return true;
  },
};

const tap: Move = {
  who: ['client'],
  async act(scene) {
    const { page, world, choice } = scene;
    const { id } = world.services[choice.thing % 2] as { id: number };
    await open(scene, `/servicios/${id}`);
    const call = page.getByRole('link', { name: /^Llamar al/ }).first();
    if (!(await appears(call))) return false;
    const word = note(scene, {
      kind: 'tap',
      thing: `tap:${id}`,
      value: 'true',
      isIn: ({ setKey }) => setKey === `tap:service:${id}:phone`,
      isOf: ({ path, body }) => path === '/api/metrics/track-click' && body.includes(`"service_id":${id}`),
    });
    await say(scene, word, () => call.click());
    return true;
  },
};

const settings: Move = {
  who: ['client', 'provider'],
  async act(scene) {
    const { page } = scene;
    await open(scene, '/notification-settings');
    const promotions = promotionsOf(scene);
    if (!(await appears(promotions))) return false;
    await promotions.click();
    const wanted = await promotions.isChecked();
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    // the form began anew while the person was using it
    if (await save.isDisabled()) return false;
    const word = note(scene, {
      kind: 'settings',
      thing: 'settings',
      value: String(wanted),
      isIn: ({ setKey, body }) => setKey === 'settings' && says(body, wanted),
      isOf: ({ path, body }) => path === '/api/notifications/settings' && says(JSON.parse(body), wanted),
    });
    await say(scene, word, () => save.click());
    return true;
  },
};

function promotionsOf({ page }: Scene) {
  const card = page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Email' }) });
  return card.getByRole('switch', { name: 'Promociones' }).first();
}

function says(body: unknown, wanted: boolean): boolean {
  const { settings } = body as { settings: { email: { categories: { promotionalOffers: boolean } } } };
  return settings.email.categories.promotionalOffers === wanted;
}

const active: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, world } = scene;
    const { id, title } = world.switched;
    await open(scene, '/provider-profile');
    const button = page.getByRole('switch', { name: `Visible para clientes: ${title}` });
    if (!(await appears(button))) return false;
    const is_active = !(await button.isChecked());
    const word = note(scene, {
      kind: 'service-active',
      thing: `service-active:${id}`,
      value: String(is_active),
      isIn: isFor(`service-active:${id}`, { is_active }),
      isOf: ({ path, body }) => path.startsWith(`/api/services/${id}/`) && body.includes(`:${is_active}`),
    });
    await say(scene, word, () => button.click());
    return true;
  },
};

/** Pauses the provider's services until another day; their addresses still work. */
const pause: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, choice } = scene;
    await open(scene, '/provider/pause');
    const day = page.getByLabel('Volvés el');
    if (!(await appears(day))) return false;
    const until = addDays(localDay(new Date()), 2 + (choice.thing % 60));
    await day.fill(until);
    const word = note(scene, {
      kind: 'pause',
      thing: 'pause',
      value: until,
      isIn: ({ setKey, body }) => setKey === 'pause' && (body as { until: string }).until === until,
      isOf: ({ path, body }) => path === '/api/provider/pause' && body.includes(until),
    });
    await say(scene, word, () =>
      page.getByRole('button', { name: /^(Pausar mis servicios|Cambiar la pausa)$/ }).click(),
    );
    return true;
  },
};

const answer: Move = {
  who: ['client'],
  async act(scene) {
    const { page, world, choice } = scene;
    const { id } = world.question;
    await open(scene, '/historial?tab=contacted');
    const isSilent = choice.thing % 2 === 0;
    const button = page.getByRole('button', { name: isSilent ? /^No, / : /^Prefiero no contestar/ });
    if (!(await appears(button))) return false;
    const value = isSilent ? 'silent' : 'skipped';
    const word = note(scene, {
      kind: 'contact-answer',
      thing: `contact-answer:${id}`,
      value,
      isIn: isFor(`contact-answer:${id}`, { outcome: value }),
      isOf: ({ path, body }) => path === `/api/contact-questions/${id}` && body.includes(value),
    });
    await say(scene, word, () => button.click());
    return true;
  },
};

/** Reports a service's provider for asking for money in advance, in two taps. */
const advance: Move = {
  who: ['client'],
  async act(scene) {
    const { page, world } = scene;
    await open(scene, `/servicios/${world.services[0]?.id}`);
    const line = page.getByRole('button', { name: /^No pagues por adelantado/ }).first();
    if (!(await appears(line))) return false;
    await line.click();
    const button = page.getByRole('button', { name: /^Me pidió plata por adelantado/ });
    if (!(await appears(button))) return false;
    const word = note(scene, {
      kind: 'advance-report',
      thing: 'advance-report',
      value: 'advance',
      isIn: ({ kind }) => kind === 'advance-report',
      isOf: ({ path, body }) => path === '/api/moderation/reports' && body.includes('advance'),
    });
    await say(scene, word, () => button.click());
    return true;
  },
};

/** Opens a service. Its visit waits in the outbox only when the call gets no response. */
const visit: Move = {
  who: ['client'],
  async act(scene) {
    const { id } = scene.world.visited;
    const word = note(scene, {
      kind: 'visit',
      thing: `visit:${id}`,
      value: 'true',
      isIn: ({ setKey }) => setKey === `visit:${id}`,
      isOf: ({ path, body }) => path === '/api/history/visited' && body.includes(`"service_id":${id},`),
    });
    await say(scene, word, () => open(scene, `/servicios/${id}`));
    return true;
  },
};

export const switches = {
  favorite,
  like,
  tap,
  settings,
  'service-active': active,
  pause,
  'contact-answer': answer,
  'advance-report': advance,
  visit,
};
