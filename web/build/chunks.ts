import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What every screen loads right after the first paint. */
const afterPaint = [
  'app/shell/Footer.tsx',
  'app/shell/OfflineBanner.tsx',
  'app/shell/own/ProfileMenu.tsx',
  'app/shell/PublishLink.tsx',
  'app/shell/SupportPanel.tsx',
  'app/watch/ArrivalWatch.tsx',
  'app/watch/UpdatePrompt.tsx',
  'app/watch/favorites-ahead.ts',
  'parts/search/SuggestionList.tsx',
  'parts/service/DrawnMark.tsx',
  'lib/crash-report.ts',
  'offline/outbox/start.ts',
  'ui/Toaster.tsx',
];

/** What reads the device before anything is drawn. */
const beforePaint = ['offline/cache/responses.ts', 'offline/outbox/session-copy.ts'];

/** The screens that most people see first; the budget weighs each with the entry. */
const home = 'features/home/HomePage.tsx';
const listing = 'features/services/listing/ListingPage.tsx';
const detail = 'features/services/detail/DetailPage.tsx';
/** A page by itself, which people come to from a search too. */
const profile = 'features/providers/ProviderProfilePage.tsx';
const firstScreens = inSource([home, listing, detail]);

/** What a first screen goes on with after it was drawn (lib/lazy-part): one file each. */
const homeBelow = ['home-below', ['features/home/HomeRest.tsx']] as const;
/** What stands above the cards of a search: it comes without the rest where data is saved. */
const searchAnswer = ['search-answer', ['features/services/listing/answer/SearchAnswer.tsx']] as const;
const listingBelow = [
  'listing-below',
  ['ListingFoot.tsx', 'category/CategoryBrowser.tsx', 'filters/FilterRow.tsx', 'place/AskPlace.tsx']
    .map((name) => `features/services/listing/${name}`)
    .concat('parts/inquiry/AskSeveral.tsx', 'parts/saved-search/SaveSearchButton.tsx'),
] as const;
const detailBelow = ['detail-below', ['features/services/detail/DetailBody.tsx']] as const;
const reviews = ['features/services/detail/ServiceReviews.tsx', 'features/services/detail/SimilarServices.tsx'];
/** Of a list and of a service: neither loads what goes with the other for it. */
const compared = ['compared', ['parts/compare/CompareButton.tsx', 'parts/compare/CompareLine.tsx']] as const;
const below = [compared, homeBelow, searchAnswer, listingBelow, detailBelow];
const allBelow = inSource(below.flatMap(([, paths]) => paths));
/** What each first screen loads in the end by itself, whoever opens it (the budget weighs it with the screen). */
export const laterOf: Readonly<Record<string, readonly string[]>> = {
  [home]: [...afterPaint, ...homeBelow[1]],
  [listing]: [...afterPaint, ...listingBelow[1], ...compared[1]],
  [detail]: [...afterPaint, ...detailBelow[1], ...compared[1], ...reviews],
};
/** What there is to read of a service. */
const detailText = inSource(detailBelow[1]);

/** What a profile goes on with, and what its other tabs show: two files. */
const profileParts = [
  ['profile-later', ['OfferCards', 'PostsWord', 'NothingPublished']],
  ['profile-tabs', ['ProfilePosts', 'ProfileReviews']],
] as const;

const inProfile = (name: string) => `${source}features/providers/profile/${name}.tsx`;
const ownProfile = 'features/providers/owner/OwnProfile.tsx';
const filters = ['FilterSidebar.tsx', 'FilterPanel.tsx'].map((name) => `features/services/listing/filters/${name}`);

/** What first screens load when they are drawn, or when it is asked for: without the rest of the other screens. */
const laterParts = [
  ['profile-own', [ownProfile]],
  ['filters', filters],
  ['places', ['parts/location/PlaceChooser.tsx']],
  ['day', ['features/home/provider/ProviderHome.tsx']],
] as const;

/**
 * Merges what screens share into a few files: each costs a round trip, and without signal a pass through the service
 * worker. A file holds what its roots reach by static imports beyond the files before it; so no two need each other
 * (the budget plugin fails on that), and a first screen loads nothing that it does not use.
 */
export function groups(precached: readonly string[]): Group[] {
  const layers = [
    // what list and detail both need, so that neither loads what only the other does
    inAll('shown', [source + listing], [source + detail, ...detailText]),
    // the cards
    inAll('cards', [source + home], [source + listing]),
    inAll('with-home', [source + home], [source + detail]),
    // whether there are promotions
    inAll('offers', [source + home], [source + profile]),
    shared('home', [source + home]),
    // what comes after the paint needs of a detail: elsewhere it would bring the whole of it along
    inAll('with-detail', inSource(afterPaint), [source + detail, source + profile]),
    shared('listing', [source + listing]),
    // what comes next needs nothing of a detail, nor of what comes after the paint; a detail no more of that than its text
    group('with-below', (context) => {
      const text = reach(context, detailText).intersection(reach(context, inSource(afterPaint)));
      return reach(context, allBelow)
        .intersection(reach(context, [source + detail]))
        .union(text);
    }),
    inAll('with-shell', allBelow, inSource(afterPaint)),
    // getting in touch
    inAll('contact', [source + detail], [source + profile]),
    shared('detail', [source + detail]),
    inAll('both-below', inSource(homeBelow[1]), inSource(listingBelow[1])),
    ...below.map(([name, paths]) => beyond(name, inSource(paths), firstScreens)),
    // schemas need rules too
    {
      name: 'rules',
      test: /shared\/src\/(?!contract|rules\/(?:search|places\/places|moderation|quotes|inquiries|passwords\/password-strength))/,
      minShareCount: 2,
    },
    // these need what some first screens have, which every page would load with them
    { name: 'asking', test: /shared\/src\/rules\/(?:quotes|inquiries)/, minShareCount: 2 },
    reachedFrom('device', inSource(beforePaint)),
    reachedFrom('shell', inSource(afterPaint)),
    reachedFrom('provider-profile', [source + profile]),
    // after it: what every page loads must not bring along what a tap asks for
    shared('reviews', inSource(reviews)),
    inAll('dialogs', inSource(filters), [
      source + ownProfile,
      ...profileParts.flatMap(([, names]) => names.map(inProfile)),
    ]),
    ...profileParts.map(([name, names]) => reachedFrom(name, names.map(inProfile))),
    ...laterParts.map(([name, paths]) => shared(name, inSource(paths))),
    shared('screens', precached),
  ];
  return [
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 102 },
    { name: 'first', tags: ['$initial'], priority: 101 },
    // the HTTP client: a page that the server has drawn calls nothing before it is interactive
    // what stands for a picture, too, is drawn only where the app draws by itself: while data is saved
    {
      ...beyond('calls', inSource(['lib/http/client/client.ts', 'ui/SparedPicture.tsx']), firstScreens),
      priority: 100,
    },
    ...layers.map((layer, at) => ({ ...layer, priority: 99 - at })),
  ];
}

function inSource(paths: readonly string[]): string[] {
  return paths.map((path) => source + path);
}

function shared(name: string, roots: readonly string[]): Group {
  return { ...reachedFrom(name, roots), minShareCount: 2 };
}

/** Schemas stay by themselves: endpoints name them (build/contract), and most who call one use none. */
function isSchema(id: string): boolean {
  return /shared\/src\/contract\/|node_modules\/zod\//.test(id);
}

/** All modules that the roots reach by static imports. */
function reachedFrom(name: string, roots: readonly string[]): Group {
  return group(name, (context) => reach(context, roots));
}

/** All modules that the roots reach, without what the others do. */
function beyond(name: string, roots: readonly string[], others: readonly string[]): Group {
  return group(name, (context) => reach(context, roots).difference(reach(context, others)));
}

/** All modules that each of them reaches: with each of them all that it needs. */
function inAll(name: string, ...screens: readonly (readonly string[])[]): Group {
  return group(name, (context) =>
    screens.map((roots) => reach(context, roots)).reduce((found, other) => found.intersection(other)),
  );
}

function group(name: string, find: (context: Context) => ReadonlySet<string>): Group {
  let found: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name: (id, context) => {
      found ??= find(context);
      return found.has(id) ? name : null;
    },
  };
}

function reach(context: Context, roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set(roots);
  for (const id of seen) {
    const { importedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of importedIds) if (!isSchema(next)) seen.add(next);
  }
  return seen;
}
