import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { drawsOverlay, findOverlayFaults } from './overlays.mjs';

const draws = (source) => drawsOverlay(parseSync('x.tsx', source).program);

test.each([
  'const a = <div role="dialog" />;',
  'const a = <div aria-modal="true" />;',
  'const a = <ul popover="auto" />;',
  'const a = <dialog open />;',
  'box.current.showModal();',
  'const a = <div className="fixed inset-0 z-50" />;',
  "const a = <div className={cx('fixed inset-0', dark)} />;",
])('finds %s', (source) => expect(draws(source)).toBe(true));

test.each([
  'const a = <button aria-haspopup="dialog" />;',
  'const a = <nav className="fixed inset-x-0 bottom-0" />;',
  'const a = <Dialog open title="Filtros" />;',
])('leaves %s', (source) => expect(draws(source)).toBe(false));

test('who draws one, or takes one of the package, has Back close it', () => {
  const radix = (...names) => ({ specifier: 'radix-ui', target: null, names });
  const piece = {
    specifier: './use-back-closes.ts',
    target: 'web/src/ui/use-back-closes.ts',
    names: ['useBackCloses'],
  };
  const faults = findOverlayFaults([
    { path: 'web/src/ui/Modal.tsx', imports: [radix('Dialog'), piece], overlays: true },
    { path: 'web/src/ui/Tabs.tsx', imports: [radix('Tabs')], overlays: false },
    { path: 'web/src/ui/Menu.tsx', imports: [radix('DropdownMenu')], overlays: false },
    { path: 'web/src/features/posts/Lightbox.tsx', imports: [], overlays: true },
    { path: 'web/e2e/kit.spec.ts', imports: [], overlays: true },
  ]);
  expect(faults.map(({ path, rule }) => [path, rule])).toEqual([
    ['web/src/ui/Menu.tsx', 'back'],
    ['web/src/features/posts/Lightbox.tsx', 'back'],
  ]);
});
