// Which part of the house a module belongs to: the tables that say what may import what, and who stands where.

/**
 * From the lowest rank to the highest. A module imports its own layer and those of lower ranks; layers of one rank do
 * not know each other. A name is a folder of `src` (or beside it), or a file there without its ending; a longer path,
 * `http/uploads`, takes its own out of `http`.
 */
const layers = {
  api: [
    ['core'],
    ['db', 'files'],
    ['audit', 'delivery', 'images', 'search'],
    ['backup', 'sandbox'],
    ['payments'],
    ['config'],
    ['deps'],
    ['http'],
    ['features'],
    ['site'],
    ['app', 'jobs', 'move', 'seed'],
    ['server'],
    ['backup-cli', 'main', 'move-cli', 'restore-cli', 'seed-cli'],
  ],
  web: [['ui'], ['lib'], ['offline'], ['parts', 'sw'], ['features'], ['app'], ['main', 'server']],
};

/** Whose files (but never repositories) a feature may import; without cycles. A feature that is not named: nobody's. */
const neighbours = {
  api: {
    accounts: ['invites', 'notifications'],
    admin: [
      ...[
        'accounts',
        'categories',
        'history',
        'inquiries',
        'moderation',
        'newsletter',
        'notifications',
        'pauses',
        'profile',
      ],
      ...['providers', 'reviews', 'services', 'subscriptions', 'support'],
    ],
    'contact-questions': ['notifications'],
    events: ['providers', 'services'],
    favorites: ['services'],
    history: ['events', 'inquiries', 'providers', 'services'],
    inquiries: ['phones'],
    metrics: ['events', 'phones', 'posts'],
    moderation: ['accounts', 'contact-questions', 'notifications', 'reviews', 'services'],
    offers: ['notifications', 'services'],
    pauses: ['notifications', 'services'],
    posts: ['events', 'services'],
    profile: [
      ...['accounts', 'contact-questions', 'events', 'inquiries', 'invites', 'newsletter', 'notifications', 'posts'],
      ...['providers', 'quotes', 'services', 'subscriptions'],
    ],
    providers: ['accounts', 'phones', 'services'],
    quotes: ['inquiries', 'notifications', 'services'],
    reviews: ['history', 'notifications', 'providers', 'quotes', 'services'],
    'saved-searches': ['categories', 'notifications', 'services'],
    searches: ['categories', 'services'],
    services: ['categories', 'phones', 'usual-prices'],
    subscriptions: ['notifications', 'providers', 'services'],
    uploads: ['services'],
    'usual-prices': ['categories'],
  },
  web: {},
};

/** Folders that others enter only by these files. `worker.ts` and `shared-files.ts`: what the service worker runs too. */
const entryPoints = {
  'web/src/offline/outbox': ['outbox.ts', 'stored.ts', 'worker.ts'],
  'web/src/offline/drafts': ['drafts.ts', 'shared-files.ts'],
  'web/src/offline/cache': ['cache.ts'],
};

export const contractIndex = 'shared/src/contract/index.ts';

export const house = { layers, neighbours, entryPoints };

export function isTest(path) {
  return (
    /\.(test|spec)\.\w+$/.test(path) ||
    /^(api\/test\/|web\/(e2e|test)\/|web\/playwright\.config|scripts\/(e2e|postgres)-|scripts\/(day|rolling)\/)/.test(
      path,
    )
  );
}

/**
 * `{ side, layer, rank?, feature? }` of a module's path; `layer` is undefined where no module should stand. `rank` is
 * its place in the table, `feature` the folder under `features`.
 */
export function zoneOf(path, { layers }) {
  const [side, ...rest] = path.split('/');
  if (isTest(path)) return { side, layer: 'test' };
  if (side === 'shared') return { side, layer: path.startsWith('shared/src/contract/') ? 'contract' : 'rules' };
  if (side === 'scripts') return { side, layer: 'scripts' };
  if (side === 'web' && rest[0] !== 'src') return { side, layer: 'tool' };
  const inside = rest.slice(rest[0] === 'src' ? 1 : 0);
  const { layer, rank } = findLayer(inside, layers[side]);
  return { side, layer, rank, ...(layer === 'features' ? { feature: inside[1] } : {}) };
}

/** The longest name that the path begins with. */
function findLayer(parts, ranks) {
  const names = [...parts.slice(0, -1), parts.at(-1).replace(/\..*$/, '')];
  for (let length = names.length; length > 0; length -= 1) {
    const layer = names.slice(0, length).join('/');
    const rank = ranks.findIndex((row) => row.includes(layer));
    if (rank !== -1) return { layer, rank };
  }
  return {};
}
