import process from 'node:process';
import { expect, test } from 'vitest';
import { checkLine, checks, inColour, runChecks } from './check-steps.mjs';

const print = (text, code = 0) => `console.log(${JSON.stringify(text)}); process.exitCode = ${code};`;
const check = (name, script, note) => ({ name, note, work: ({ run }) => run(process.execPath, ['-e', script]) });
const quiet = { colour: false, onEnd: () => undefined };

test('every check runs, whichever fails, and the results keep the order of the list', async () => {
  const ended = [];
  const others = Promise.withResolvers();
  const slow = check('slow', print('late', 3));
  const results = await runChecks(
    [
      { ...slow, work: async (given) => others.promise.then(() => slow.work(given)) },
      check('one', print('1')),
      check('two', print('2')),
    ],
    {
      colour: false,
      onEnd: ({ name }) => {
        ended.push(name);
        if (name === 'two') others.resolve();
      },
    },
  );
  expect(results.map(({ name, code, output }) => [name, code, output])).toEqual([
    ['slow', 3, 'late'],
    ['one', 0, '1'],
    ['two', 0, '2'],
  ]);
  expect(ended.at(-1)).toBe('slow');
});

test('what a check prints is kept whole, errors too, and a command that cannot start has failed', async () => {
  const [noisy, missing] = await runChecks(
    [
      check('noisy', `console.error('wrong'); ${print('more', 1)}`),
      { name: 'missing', work: ({ run }) => run('no-such-command-of-tero', []) },
    ],
    quiet,
  );
  expect(noisy.output.split('\n').toSorted()).toEqual(['more', 'wrong']);
  expect(missing.code).toBe(1);
});

test('colour is asked for on a terminal only, and never with NO_COLOR', async () => {
  expect(inColour({ isTTY: true }, {})).toBe(true);
  expect(inColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(inColour({}, {})).toBe(false);
  const script = 'console.log(require("node:util").styleText("red", "x"), process.env.NO_COLOR)';
  const printed = async (colour) => (await runChecks([check('c', script)], { ...quiet, colour }))[0].output;
  expect(await printed(false)).toBe('x 1');
  expect(await printed(true)).toContain('\u001b[31mx');
});

test('a line says how it went, how long it took, and its note', async () => {
  expect(checkLine({ name: 'types of api', code: 0, seconds: 3.14 }, false)).toBe('✓ types of api, 3.1 s');
  expect(checkLine({ name: 'knip', code: 1, seconds: 1.2 }, true)).toBe('\u001b[31m✗\u001b[39m knip, 1.2 s');
  const said =
    'first view of HomePage 113.6 kB brotli of 125 kB in 6 files of 14\n  3 kB  x.js\nprecache 1488 kB of 1500 kB';
  const { note } = checks.find(({ name }) => name === 'web build');
  const [built] = await runChecks([check('web build', print(said), note)], quiet);
  expect(checkLine(built, false)).toMatch(
    /^✓ web build, [\d.]+ s: first view of HomePage 113.6 kB brotli of 125 kB in 6 files of 14, precache 1488 kB of 1500 kB$/,
  );
  const [failed] = await runChecks([check('web build', print(said, 1), note)], quiet);
  expect(checkLine(failed, false)).toMatch(/^✗ web build, [\d.]+ s$/);
});
