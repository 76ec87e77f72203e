// Calls as the app does: repeats a call under the same key until there is a response, and records responses that nobody
// should get.
import { setTimeout as pause } from 'node:timers/promises';

const patience = 5000;
const longestPause = 2000;
/** Statuses that ask the caller to try again soon. */
const notYet = [409, 429, 502, 503];
const final = ['already_exists', 'key_reused', 'changed_meanwhile', 'in_use', 'already_subscribed', 'upload_missing'];

export class Asking {
  #origin;
  /** how many responses had each status */
  statuses = {};
  /** responses that nobody should get: internal errors, and refusals that took too long */
  faults = [];
  isOver = false;
  /** the last call that was repeated, and the reason */
  last = '';

  constructor(origin) {
    this.#origin = origin;
  }

  /** Returns the response to one call, or null when there is none. */
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
      const told = {
        status,
        body: text.startsWith('{') ? JSON.parse(text) : {},
        seconds: (performance.now() - began) / 1000,
      };
      if (status === 500 || status === 501) this.faults.push(`${method} ${path}: ${text.slice(0, 200)}`);
      return told;
    } catch {
      this.statuses['no response'] = (this.statuses['no response'] ?? 0) + 1;
      return null;
    }
  }

  /** Repeats a call until there is a response. Returns null when the test ends before. */
  async until(method, path, given) {
    for (let wait = 100; ; wait = Math.min(wait * 2, longestPause)) {
      const response = await this.once(method, path, given);
      if (
        response &&
        response.status !== 500 &&
        (!notYet.includes(response.status) || final.includes(response.body.code))
      )
        return response;
      this.last = `${method} ${path}: ${response ? `${response.status} ${response.body.code}` : 'no response'}`;
      if (this.isOver) return null;
      await pause(wait);
    }
  }
}
