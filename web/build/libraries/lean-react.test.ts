import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { declarativeRouter } from './declarative-router.ts';
import { leanReact } from './lean-react.ts';

const require = createRequire(import.meta.url);

/** What a plugin makes of a module; its complaint as an error. */
function transformed(plugin: Plugin, code: string, id: string): string | undefined {
  const { handler } = plugin.transform as unknown as {
    handler: (this: unknown, code: string, id: string) => { code: string } | null;
  };
  const error = (message: string) => {
    throw new Error(message);
  };
  return handler.call({ error }, code, id)?.code;
}

test('React is left without what nothing uses, line for line, and a release that differs is refused', () => {
  const id = join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js');
  const code = readFileSync(id, 'utf8');
  const left = transformed(leanReact(), code, id) ?? '';
  expect(left.split('\n')).toHaveLength(code.split('\n').length);
  expect(left).toContain('function startViewTransition(');
  expect(left).not.toMatch(/FragmentInstance\.prototype|ownerDocument\.startViewTransition\(/);
  expect(() => transformed(leanReact(), code.replaceAll('trackEnterViewTransitions', 'tracked'), id)).toThrow(
    'trackEnterViewTransitions',
  );
});

test('a component that asks for what is left out does not build', () => {
  const refused = (code: string) => () => transformed(leanReact(), code, '/web/src/features/x/X.tsx');
  expect(refused("import { Suspense, ViewTransition } from 'react';")).toThrow('X.tsx');
  expect(refused('<Fragment key={id} ref={list}>')).toThrow('X.tsx');
  expect(
    refused("import { Fragment, Suspense } from 'react';\n<Fragment key={id}><input ref={field} /></Fragment>")(),
  ).toBe(undefined);
});

test('the router is left without its data routers, and a release that differs is refused', () => {
  const id = '/react-router/dist/production/chunk-A.mjs';
  expect(() => transformed(declarativeRouter(), 'var Link = 1;', id)).toThrow('React Router has no');
});
