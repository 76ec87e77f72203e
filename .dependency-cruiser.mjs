// Who may import whom: `npx depcruise shared api web scripts`, a step of `npm run check` (docs/decisions/layering.md).

/** From the lowest to the highest: a layer imports itself and the rows above its own. A folder of `src`, or a file. */
export const layers = {
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
    ['restore-check'],
    ['backup-cli', 'main', 'move-cli', 'restore-cli', 'seed-cli'],
  ],
  web: [['ui'], ['lib'], ['offline'], ['common'], ['features'], ['app'], ['main', 'server', 'sw']],
};

/** Whose files, but never repositories, a feature may import. A feature that is not named: nobody's. */
const neighbours = {
  api: {
    accounts: 'invites|notifications|rings',
    admin:
      'accounts|categories|history|inquiries|moderation|newsletter|notifications|operator|papers|pauses|profile|providers|' +
      'reviews|rings|services|subscriptions|support',
    'contact-questions': 'notifications|quotes',
    events: 'providers|services',
    favorites: 'services',
    history: 'events|inquiries|providers|services',
    inquiries: 'blocks|notifications|phones',
    metrics: 'events|phones|posts',
    moderation: 'accounts|contact-questions|notifications|quotes|reviews|services',
    notifications: 'phones',
    offers: 'notifications|services',
    papers: 'notifications',
    pauses: 'notifications|services',
    phones: 'blocks|providers',
    posts: 'events|services',
    profile:
      'accounts|contact-questions|events|inquiries|invites|moderation|newsletter|notifications|papers|posts|providers|quotes|' +
      'reviews|services|subscriptions',
    providers: 'accounts|notifications|papers|pauses|phones|services',
    quotes: 'inquiries|notifications|phones|services',
    reviews: 'notifications|phones|providers|quotes|rings|services',
    'saved-searches': 'categories|notifications|services',
    searches: 'categories|services',
    services: 'categories|papers|phones|usual-prices',
    subscriptions: 'notifications|providers|services',
    uploads: 'services',
    'usual-prices': 'categories',
  },
  web: {
    accounts: 'providers|subscriptions',
    admin: 'accounts|categories|notifications|services',
    compare: 'categories|inquiries|pauses|phones|safety|services',
    favorites: 'compare|pauses|services',
    history: 'pauses|phones|providers|reviews|safety|services',
    home: 'categories|favorites|inquiries|metrics|offers|providers|quotes|reviews|searches|services|subscriptions',
    info: 'operator|subscriptions|support',
    inquiries: 'categories|compare|moderation|pauses|phones|quotes|safety|saved-searches',
    metrics: 'moderation|safety|subscriptions',
    notifications: 'saved-searches',
    offers: 'subscriptions',
    pauses: 'quotes',
    phones: 'safety',
    posts: 'moderation|subscriptions',
    profile: 'accounts|favorites|history|services',
    providers:
      'accounts|categories|favorites|moderation|notifications|offers|pauses|phones|posts|reviews|services|subscriptions',
    quotes: 'inquiries|phones|providers|subscriptions',
    reviews: 'accounts|moderation|providers|safety|services',
    safety: 'providers',
    searches: 'categories',
    support: 'operator',
    services:
      'categories|compare|favorites|inquiries|moderation|notifications|pauses|phones|providers|reviews|safety|saved-searches|' +
      'subscriptions',
  },
};

/** Folders that others enter only by these files; the service worker by the last of each. */
const entryPoints = {
  'web/src/offline/outbox': 'outbox|stored|worker',
  'web/src/offline/drafts': 'drafts|shared-files',
  'web/src/offline/cache': 'cache',
};

const code = '[.](ts|tsx|mjs)$';
const tests =
  '[.](test|spec)[.]\\w+$|^api/test/|^web/(e2e|screens|test)/|^web/playwright[.]config|^scripts/(e2e|postgres)-|^scripts/rolling/';
const features = '^api/src/features/';
const repositories = `${features}.*[/-]repository[.]ts$`;

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const ofCode = (name, path, to, pathNot = []) => rule(name, { path, pathNot: [tests].concat(pathNot) }, to);
const at = (side, names) => `^${side}/(src/)?(${names.join('|')})[/.]`;
const ranked = Object.entries(layers).map(([side, rows]) => at(side, rows.flat()));

export default {
  forbidden: [
    rule('no circles', {}, { circular: true }),
    // which has nothing but types
    rule('the file is there', {}, { couldNotResolve: true, pathNot: '^lucide-react/types$' }),
    rule(
      'names say what is inside',
      {},
      {
        path: '(^|[/-])(utils?|helpers?|types?|constants?|common|misc)([.]\\w+$|/)',
        pathNot: 'node_modules|^web/src/common/',
      },
    ),
    ofCode('code imports no test', '', { path: tests, pathNot: 'node_modules' }),
    ofCode('shared imports zod, zxcvbn-ts and itself', '^shared/', { pathNot: ['^shared/', '(zod|@zxcvbn-ts)/'] }),
    rule(
      'api and web meet in shared',
      { path: '^(api|web)/' },
      { path: '^(api|web|scripts)/', pathNot: ['^$1/', tests] },
    ),
    rule('scripts know the API, not the web', { path: '^scripts/' }, { path: '^web/', pathNot: tests }),
    ofCode('a layer has its row in the table', '', { path: `^(api|web)/src/.*${code}`, pathNot: [...ranked, tests] }),
    ...Object.entries(layers).flatMap(([side, rows]) =>
      rows.flatMap((row, rank) =>
        row.map((layer) =>
          ofCode(`${side}: ${layer} imports what is below`, at(side, [layer]), {
            path: `^${side}/.*${code}`,
            pathNot: ['node_modules', at(side, [...rows.slice(0, rank).flat(), layer])],
          }),
        ),
      ),
    ),
    ofCode('what ships is no dev dependency', '^(api/(src|sandbox)|(shared|web)/src)/', {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'the contract lists its endpoints',
      { path: '^shared/src/contract/index[.]ts$' },
      { path: '^shared/src/contract/', pathNot: tests, reachable: false },
    ),
    ofCode('ui knows nothing of the contract', '^web/src/ui/', { path: '^shared/src/contract/' }),
    ofCode(
      'only queries.ts asks the server',
      '^web/src/(common|features)/',
      {
        path: '^web/src/lib/(http/)?(api|upload)(/|[.]ts|-client[.]ts)',
        dependencyTypesNot: ['type-only'],
      },
      'queries[.]tsx?$',
    ),
    ...Object.entries(entryPoints).map(([folder, names]) =>
      ofCode(
        `${folder} has an entry point`,
        '',
        { path: `^${folder}/[^/]+$`, pathNot: `/(${names})[.]ts$` },
        `^${folder}/[^/]+$`,
      ),
    ),
    ...Object.entries(neighbours).flatMap(([side, table]) => [
      ...Object.entries(table).map(([feature, others]) =>
        ofCode(`${side}: ${feature} imports its neighbours`, `^${side}/src/features/${feature}/`, {
          path: `^${side}/src/features/`,
          pathNot: `/features/(${feature}|${others})/`,
        }),
      ),
      ofCode(
        `${side}: a feature without neighbours imports itself`,
        `^${side}/src/features/([^/]+)/`,
        { path: `^${side}/src/features/`, pathNot: '/features/$1/' },
        `/features/(${Object.keys(table).join('|')})/`,
      ),
    ]),
    ofCode("a feature's repository is its own", `${features}([^/]+)/`, {
      path: repositories,
      pathNot: `${features}$1/`,
    }),
    ofCode('a repository belongs to features', '^(api|web)/', { path: repositories }, features),
    ofCode('a repository knows no service, no routes', repositories, {
      path: `${features}.*[/-](service|routes)[.]ts$`,
    }),
    ofCode('a service knows no routes', `${features}.*[/-]service[.]ts$`, { path: `${features}.*[/-]routes[.]ts$` }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(api|web)/(dist|dist-server|dist-maps|test-results)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
