import { day } from '@tero/shared/rules/time/durations';
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example/', SUPPORT_EMAIL: 'equipo@tero.example' });

it('security.txt names whom to tell, and is never out of date', async () => {
  for (const later of [0, 400 * day]) {
    h.clock.advance(later);
    const { status, headers, body } = await h.call<string>('GET', '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = String(body).trimEnd().split('\n');
    const fields = lines.map((line) => line.match(/^([A-Z][A-Za-z-]+): (\S.*)$/)?.slice(1) ?? []);
    expect(fields.map(([name]) => name)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.map(([, value]) => value)).toMatchObject({
      0: 'mailto:equipo@tero.example',
      1: 'https://tero.example/contacto',
      4: 'https://tero.example/.well-known/security.txt',
    });
    const left = new Date(fields[2]?.[1] ?? '').getTime() - h.clock.now().getTime();
    expect(left).toBeGreaterThan(30 * day);
    expect(left).toBeLessThan(365 * day);
  }
});
