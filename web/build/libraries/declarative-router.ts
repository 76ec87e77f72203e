import type { Plugin } from 'vite';

/** What of the router's code stands for its other ways to be used, and what it comes to without them, line for line. */
const leftOut: readonly (readonly [found: RegExp, instead: string])[] = [
  // names for developers' tools, which keep components that nobody uses
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/^var (?:Form|NavLink|MemoizedDataRoutes) = (?=React)/gm, '$&/* @__PURE__ */ '],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  // nobody provides these: no data router, no framework, no server components
  [/\bReact\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|FrameworkContext)\)/g, 'null'],
  [/\bReact\d*\.useContext\(RSCRouterContext\)/g, 'false'],
  [/\bisDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/\blet dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
  [/\blet errors = dataRouterState\?\.errors;/, 'const errors = null;'],
  [/\blet onErrorHandler = dataRouterOpts\?\.onError;/, 'const onErrorHandler = null;'],
  [/\bdataRouterOpts && dataRouterOpts\.state\.matches\.length \?/, 'false ?'],
  // links fetch nothing ahead without a framework
  [
    /\blet \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    '\n\n\n',
  ],
  [/\.\.\.prefetchHandlers,/, ''],
  [/\bmergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/\breturn shouldPrefetch && !isAbsolute \? [^\n]* : link;/, 'return link;'],
];

/**
 * Leaves out of React Router what only data routers, its framework and server components use: a third of its code,
 * which a BrowserRouter never reaches. Fails when a release of it is written otherwise: look then what has changed.
 */
export function declarativeRouter(): Plugin {
  return {
    name: 'tero-declarative-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs$/, code: /\bvar Link = / },
      handler(code) {
        let left = code;
        for (const [found, instead] of leftOut) {
          if (left.search(found) < 0)
            this.error(`React Router has no ${found} any more (web/build/libraries/declarative-router.ts)`);
          left = left.replace(found, instead);
        }
        return { code: left, map: null };
      },
    },
  };
}
