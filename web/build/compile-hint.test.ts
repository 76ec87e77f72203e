import { expect, test } from 'vitest';
import { compileHints } from './compile-hint.ts';

type Bundle = Record<string, { type: string; name?: string; code?: string; source?: string }>;

/** What the plugin makes of the files of a build. */
function written(bundle: Bundle): Bundle {
  const { generateBundle } = compileHints();
  const { handler } = generateBundle as unknown as { handler: (options: unknown, bundle: Bundle) => void };
  handler({}, bundle);
  return bundle;
}

test('the files of a start ask in their first line to be compiled beside the page, and their maps move with them', () => {
  const map = JSON.stringify({ version: 3, mappings: 'AAAA' });
  const bundle = written({
    'assets/index-a.js': { type: 'chunk', name: 'index', code: 'start()' },
    'assets/index-a.js.map': { type: 'asset', source: map },
    'assets/AboutPage-b.js': { type: 'chunk', name: 'AboutPage', code: 'about()' },
    'assets/AboutPage-b.js.map': { type: 'asset', source: map },
  });
  expect(bundle['assets/index-a.js']?.code).toBe('//# allFunctionsCalledOnLoad\nstart()');
  expect(JSON.parse(bundle['assets/index-a.js.map']?.source ?? '').mappings).toBe(';AAAA');
  expect(bundle['assets/AboutPage-b.js']?.code).toBe('about()');
  expect(bundle['assets/AboutPage-b.js.map']?.source).toBe(map);
});
