import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { NotificationFaults } from './notifier.ts';

const faults = z.object({
  /** the API responds with this status, and the call has no effect */
  status: z.int().min(400).max(599).optional(),
  /** of that response */
  message: z.string().default('fault'),
  /** milliseconds before each response */
  delay: z.int().min(0).optional(),
  /** the call takes effect; the response's body never ends */
  hang: z.boolean().default(false),
  /** the call takes effect, and the connection is cut */
  drop: z.boolean().default(false),
  /** the response is not JSON */
  garbage: z.boolean().default(false),
  /** the number of requests that fail; without it they fail until it is switched off */
  times: z.int().min(1).optional(),
  duplicates: z.int().min(0).max(100).default(0),
  disorder: z.boolean().default(false),
  badSignature: z.boolean().default(false),
  lost: z.boolean().default(false),
});

/** Returns a switch with the current simulated errors, set by `/_sim/fault`; `{}` removes all of them. */
export function faultSwitch() {
  let now = faults.parse({});
  return {
    set(body: unknown): void {
      now = faults.parse(body);
    },
    notifications: (): NotificationFaults => now,
    /** Returns the simulated error for the next request to the API, and counts the request. */
    next() {
      const { status, message, delay, hang, drop, garbage } = now;
      if (now.times !== undefined) {
        const times = now.times - 1;
        now = times > 0 ? { ...now, times } : faults.parse({ ...now, ...none });
      }
      return { status, message, delay, hang, drop, garbage };
    },
  };
}

const none = { status: undefined, delay: undefined, hang: false, drop: false, garbage: false, times: undefined };

type ApiFault = ReturnType<ReturnType<typeof faultSwitch>['next']>;

/** Sends the response, or the simulated error in its place. */
export async function answer(response: ServerResponse, fault: ApiFault, status: number, body: string): Promise<void> {
  if (fault.delay) await pause(fault.delay, undefined, { ref: false });
  if (fault.drop) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  if (fault.hang) response.write(body.slice(0, 10));
  else response.end(fault.garbage ? '<html>no es JSON' : body);
}
