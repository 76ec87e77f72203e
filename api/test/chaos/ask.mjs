// Asks as the app does: until there is an answer, under the same key. What nobody may be told is written down.
import { setTimeout as pause } from 'node:timers/promises';

const patience = 5000;
const longestPause = 2000;
/** What is no answer yet: whoever asks again soon may have one. */
const notYet = [409, 429, 502, 503];
const final = ['already_exists', 'key_reused', 'changed_meanwhile', 'in_use', 'already_subscribed', 'upload_missing'];

export class Asking {
  #origin;
  /** how many answers of a status there were */
  statuses = {};
  /** what nobody may be told: errors of ours, and what was slow to say that it cannot */
  faults = [];
  isOver = false;
  /** the last call that was asked again, and why */
  last = '';

  constructor(origin) {
    this.#origin = origin;
  }

  /** The answer to one call, or null when there is none. */
  async once(method, path, { as, body, form, key } = {}) {
    const headers = {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const began = performance.now();
    try {
      const response = await fetch(this.#origin + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: form() }),
        signal: AbortSignal.timeout(patience * 4),
      });
      const text = await response.text();
      const { status } = response;
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      const answer = {
        status,
        body: text.startsWith('{') ? JSON.parse(text) : {},
        seconds: (performance.now() - began) / 1000,
      };
      if (status === 500 || status === 501) this.faults.push(`${method} ${path}: ${text.slice(0, 200)}`);
      return answer;
    } catch {
      this.statuses['no answer'] = (this.statuses['no answer'] ?? 0) + 1;
      return null;
    }
  }

  /** Asks until there is an answer; null when the test is over before. */
  async until(method, path, given) {
    for (let wait = 100; ; wait = Math.min(wait * 2, longestPause)) {
      const answer = await this.once(method, path, given);
      if (answer && answer.status !== 500 && (!notYet.includes(answer.status) || final.includes(answer.body.code)))
        return answer;
      this.last = `${method} ${path}: ${answer ? `${answer.status} ${answer.body.code}` : 'no answer'}`;
      if (this.isOver) return null;
      await pause(wait);
    }
  }
}
