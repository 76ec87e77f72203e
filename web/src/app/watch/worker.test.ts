import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it("the policy gives out the service worker's address and no other", async () => {
  const policies: [name: string, rules: TrustedTypePolicyOptions][] = [];
  const createPolicy = (name: string, rules: TrustedTypePolicyOptions) => {
    policies.push([name, rules]);
    return { createScriptURL: rules.createScriptURL };
  };
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await import('./worker.ts');
  expect(policies.map(([name]) => name)).toEqual(['tero-worker']);
  const [, rules] = policies[0] ?? [];
  expect(rules?.createScriptURL?.('/sw.js')).toBe('/sw.js');
  for (const other of ['/sw.js?x', 'sw.js', 'https://evil.example/sw.js', '/uploads/a.webp', '//sw.js', '']) {
    expect(() => rules?.createScriptURL?.(other), other).toThrow(TypeError);
  }
  expect(rules?.createHTML).toBeUndefined();
  expect(rules?.createScript).toBeUndefined();
});
