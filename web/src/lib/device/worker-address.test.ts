import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('the policy gives out the addresses of our workers and no other', async () => {
  const near = [
    '/assets/photo-worker-x.js',
    '/assets/photo-worker-B2_x-9aZ.js?x',
    '/assets/../uploads/photo-worker-B2_x-9aZ.js',
    '//evil.example/assets/photo-worker-B2_x-9aZ.js',
  ];
  const policies: [name: string, rules: TrustedTypePolicyOptions][] = [];
  const createPolicy = (name: string, rules: TrustedTypePolicyOptions) => {
    policies.push([name, rules]);
    return { createScriptURL: rules.createScriptURL };
  };
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await import('./worker-address.ts');
  expect(policies.map(([name]) => name)).toEqual(['tero-worker']);
  const [, rules] = policies[0] ?? [];
  for (const own of ['/sw.js', '/assets/photo-worker-B2_x-9aZ.js']) expect(rules?.createScriptURL?.(own)).toBe(own);
  for (const other of ['/sw.js?x', 'sw.js', 'https://evil.example/sw.js', '/uploads/a.webp', '//sw.js', '', ...near]) {
    expect(() => rules?.createScriptURL?.(other), other).toThrow(TypeError);
  }
  expect(rules?.createHTML).toBeUndefined();
  expect(rules?.createScript).toBeUndefined();
});
