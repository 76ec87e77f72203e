import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { NotificationFaults } from './notifier.ts';

const faults = z.object({
  /** of the API: it answers with this status, and nothing happens */
  status: z.int().min(400).max(599).optional(),
  /** milliseconds before each answer */
  delay: z.int().min(0).optional(),
  /** it happens, the headers come, the body never does */
  hang: z.boolean().default(false),
  /** it happens, and the connection breaks */
  drop: z.boolean().default(false),
  /** it answers something else than JSON */
  garbage: z.boolean().default(false),
  /** so many requests, then all is well again; without it until it is switched off */
  times: z.int().min(1).optional(),
  duplicates: z.int().min(0).max(100).default(0),
  disorder: z.boolean().default(false),
  badSignature: z.boolean().default(false),
  lost: z.boolean().default(false),
});

/** What goes wrong, switched by `/_sim/fault`; `{}` switches all of it off. */
export function faultSwitch() {
  let now = faults.parse({});
  return {
    set(body: unknown): void {
      now = faults.parse(body);
    },
    notifications: (): NotificationFaults => now,
    /** The fault of the next request to the API. */
    next() {
      const { status, delay, hang, drop, garbage } = now;
      if (now.times !== undefined) {
        const times = now.times - 1;
        now = times > 0 ? { ...now, times } : faults.parse({ ...now, ...none });
      }
      return { status, delay, hang, drop, garbage };
    },
  };
}

const none = { status: undefined, delay: undefined, hang: false, drop: false, garbage: false, times: undefined };

type ApiFault = ReturnType<ReturnType<typeof faultSwitch>['next']>;

/** Answers, or fails to. */
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
