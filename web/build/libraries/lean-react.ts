import { type Plugin, parseSync } from 'vite';

/**
 * Functions of React's DOM that run only for what nothing here uses: <ViewTransition>, <Activity>, lists of Suspense
 * and refs of fragments. They end as empty ones, which React calls with every commit, to look for such parts.
 */
const emptied = [
  ...[
    'startViewTransition',
    'createViewTransitionInstance',
    'scheduleViewTransitionEvent',
    'reportViewTransitionError',
  ],
  ...['getViewTransitionName', 'getViewTransitionClassName', 'applyViewTransitionName', 'restoreViewTransitionName'],
  ...['applyViewTransitionToHostInstances', 'restoreViewTransitionOnHostInstances', 'trackEnterViewTransitions'],
  ...['commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'commitDeletedPairViewTransitions'],
  ...['commitExitViewTransitions', 'commitNestedViewTransitions', 'restorePairedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'measureNestedViewTransitions'],
  ...['flushAfterMutationEffects', 'commitAfterMutationEffectsOnFiber', 'ViewTransitionPseudoElement'],
  ...['addFragmentHandleToFiber', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'],
  ...['commitFragmentInstanceDeletionEffects', 'updateActivityComponent', 'updateSuspenseListComponent'],
];
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = /;

/** How our code would ask for them. */
const asked =
  /import \{[^}]*\b(?:ViewTransition|Activity|SuspenseList)\b[^}]*\} from 'react'|<(?:React\.)?Fragment\b[^>]*\bref=/;

/**
 * Leaves out of React's DOM what nothing here uses: 6 kB of the 59 that every first visit fetches. Fails when a release
 * has other functions (look then which of them serve the same), and when a component asks for what is left out.
 */
export function leanReact(): Plugin {
  return {
    name: 'tero-lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$|web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (!id.includes('react-dom')) {
          if (asked.test(code)) this.error(`${id} asks for what web/build/libraries/lean-react.ts leaves out of React`);
          return null;
        }
        const { left, missing } = without(code);
        if (missing.length > 0)
          this.error(`React has no ${missing.join(', ')} any more (web/build/libraries/lean-react.ts)`);
        return { code: left, map: null };
      },
    },
  };
}

/** The code without those functions and methods, line for line, and the names that it does not have. */
function without(code: string): { left: string; missing: readonly string[] } {
  const missing = new Set(emptied);
  let left = '';
  let end = 0;
  const drop = (from: number, to: number) => {
    left += code.slice(end, from) + '\n'.repeat(code.slice(from, to).split('\n').length - 1);
    end = to;
  };
  for (const part of parseSync('react-dom.js', code).program.body) {
    if (part.type === 'FunctionDeclaration' && part.body && missing.delete(part.id?.name ?? ''))
      drop(part.body.start + 1, part.body.end - 1);
    if (part.type === 'ExpressionStatement' && methods.test(code.slice(part.start, part.end)))
      drop(part.start, part.end);
  }
  return { left: left + code.slice(end), missing: [...missing] };
}
