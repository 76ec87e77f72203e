import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { type Answer, forgiven, median, responseDelays, responseWords, usualResponse } from './response-time.ts';

const said = (minutes: number): Answer => ({ outcome: 'responded', minutes });
const silent: Answer = { outcome: 'silent', minutes: null };
const skipped: Answer = { outcome: 'skipped', minutes: null };

/**
 * Returns the median by its definition: the smallest and the largest value are taken out, pair by pair, until the
 * middle is left.
 */
function medianByForce(values: readonly number[]): number | null {
  const left = [...values];
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1);
    left.splice(left.indexOf(Math.max(...left)), 1);
  }
  const [one, other = one] = left;
  return one === undefined || other === undefined ? null : one === other ? one : (one + other) / 2;
}

describe('the usual time of a response', () => {
  it('is the median by brute force, where no response is longer than any, but for the first ones', () => {
    const answer = fc.oneof(
      fc.constantFrom(...responseDelays).map(said),
      fc.constant(silent),
      fc.constant<Answer>(skipped),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), (answers) => {
        const times: number[] = [];
        let pardons = forgiven;
        for (const { outcome, minutes } of answers) {
          if (outcome === 'responded' && minutes !== null) times.push(minutes);
          else if (outcome === 'silent' && pardons > 0) pardons -= 1;
          else if (outcome === 'silent') times.push(Number.POSITIVE_INFINITY);
        }
        const counted = answers.filter(({ outcome }) => outcome !== 'skipped').length;
        const middle = counted < limits.responseAnswers ? null : medianByForce(times);
        const wanted = middle === null || middle === Number.POSITIVE_INFINITY ? null : middle;
        expect(usualResponse(answers)).toEqual(wanted === null ? null : { minutes: wanted, answers: counted });
      }),
    );
  });

  it('does not depend on the order of answers, and is a median, not an average', () => {
    const answers = [2880, 60, 60, 60, 120].map(said);
    expect(usualResponse(answers)).toEqual({ minutes: 60, answers: 5 });
    expect(usualResponse(answers.toReversed())).toEqual({ minutes: 60, answers: 5 });
    expect(median([])).toBeNull();
  });

  it('is not told below five answers, nor where most do not get one', () => {
    expect(usualResponse([15, 15, 15, 15].map(said))).toBeNull();
    expect(usualResponse([...[15, 15, 15, 15].map(said), skipped])).toBeNull();
    expect(usualResponse([...[15, 15, 15, 15].map(said), silent])).toEqual({ minutes: 15, answers: 5 });
    expect(usualResponse(Array.from({ length: 9 }, () => silent))).toBeNull();
    expect(usualResponse([said(15), said(15), ...Array.from({ length: 5 }, () => silent)])).toBeNull();
  });

  it.each([
    [15, 'unos 15 minutos'],
    [37.5, 'unos 40 minutos'],
    [60, 'una hora'],
    [90, 'unas 2 horas'],
    [120, 'unas 2 horas'],
    [480, 'unas 8 horas'],
    [1440, 'un día'],
    [2160, 'unos 2 días'],
    [2880, 'unos 2 días'],
  ])('%d minutes are «%s»', (minutes, words) => {
    expect(responseWords({ minutes, answers: 14 })).toBe(`Suele responder en ${words} (14 respuestas)`);
  });
});
