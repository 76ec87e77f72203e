import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from './log.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Returns the log lines of a call: those that its handler writes, and that of the request. */
async function linesOf(traceparent?: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const app = Fastify(logOptions({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }));
  app.get('/', async ({ log }) => {
    log.info('inside');
    return {};
  });
  await app.inject({ url: '/', headers: traceparent === undefined ? {} : { traceparent } });
  await app.close();
  return lines;
}

it('every line of a call names the trace that it is part of', async () => {
  const lines = await linesOf(`00-${trace}-00f067aa0ba902b7-01`);
  expect(lines.map(({ msg, traceId }) => [msg, traceId])).toEqual([
    ['inside', trace],
    ['request completed', trace],
  ]);
});

it('what is no trace leaves nothing in the log', async () => {
  const bad = [
    undefined,
    'secreto',
    `00-${trace}`,
    `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${trace}-00f067aa0ba902b7-01secreto`,
  ];
  for (const traceparent of bad) {
    for (const line of await linesOf(traceparent)) {
      expect(line, traceparent).not.toHaveProperty('traceId');
      expect(JSON.stringify(line)).not.toContain('secreto');
    }
  }
});
