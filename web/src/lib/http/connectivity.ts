import { onlineManager } from '@tanstack/react-query';
import { minute } from '@tero/shared/rules/time/durations';
import { create } from 'zustand';
import { onServer } from '../device/on-server.ts';
import { registerReach } from './client/registered.ts';

interface Connectivity {
  online: boolean;
}

/**
 * Holds whether the server can be reached. `navigator.onLine` stays true while the server is down, and is false on some
 * connected devices. So the last response decides, and the browser's events only trigger a new check.
 */
export const useConnectivity = create<Connectivity>(() => ({ online: true }));

export function useOnline(): boolean {
  return useConnectivity((state) => state.online);
}

/** true once a response arrived although the browser reports no connection */
let isProven = false;

/**
 * Returns whether a call is worth trying: the last response arrived, and the browser reports a connection or was proven
 * wrong.
 */
export function hasLine(): boolean {
  return useConnectivity.getState().online && (navigator.onLine !== false || isProven);
}

const firstPause = 5_000;
const longestPause = minute;
let timer: number | undefined;
let pause = firstPause;

/** Reports that a response arrived, with any status. */
export function reportReached(): void {
  pause = firstPause;
  isProven = navigator.onLine === false;
  window.clearTimeout(timer);
  timer = undefined;
  if (!useConnectivity.getState().online) useConnectivity.setState({ online: true });
}

/** Reports that no response arrived, and probes with growing pauses until one does. */
export function reportUnreached(): void {
  isProven = false;
  if (useConnectivity.getState().online) useConnectivity.setState({ online: false });
  if (timer === undefined) schedule();
}

let probing: Promise<void> | undefined;

/** Checks now whether the server can be reached. Simultaneous callers share one check. */
export function probe(): Promise<void> {
  probing ??= check().finally(() => {
    probing = undefined;
  });
  return probing;
}

async function check(): Promise<void> {
  window.clearTimeout(timer);
  timer = undefined;
  if (await answersWithin(8_000)) reportReached();
  else reportUnreached();
}

/** Checks for at most 3 seconds whether the server responds again. */
export async function lineIsBack(): Promise<boolean> {
  if (!(await isReachable())) return false;
  reportReached();
  return true;
}

/**
 * Returns whether the server responds in time. It uses plain fetch, because the HTTP client's code may be what could
 * not load.
 */
async function answersWithin(timeout: number): Promise<boolean> {
  try {
    const response = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    // false for a proxy or captive portal, which responds with its own page
    return response.headers.get('content-type')?.includes('json') ?? false;
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | undefined;

/** Returns whether the server responds although a call just failed. Calls that fail together share one check. */
function isReachable(): Promise<boolean> {
  asking ??= answersWithin(3_000).finally(() => {
    asking = undefined;
  });
  return asking;
}

function schedule(): void {
  timer = window.setTimeout(() => {
    pause = Math.min(pause * 2, longestPause);
    if (document.visibilityState === 'visible') void probe();
    else schedule();
  }, pause);
}

registerReach({
  onReached: reportReached,
  onUnreached: reportUnreached,
  onTimeout: () => void probe(),
  isReachable,
});

if (!onServer) watchSignal();

function watchSignal(): void {
  // set here instead of initially, because a server-rendered page does not know the browser's state
  if (navigator.onLine === false) reportUnreached();
  window.addEventListener('offline', reportUnreached);
  window.addEventListener('online', () => void probe());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !useConnectivity.getState().online) void probe();
  });
}

onlineManager.setEventListener((setOnline) => {
  // needed when the app starts offline: it would not notice the return of the connection
  setOnline(useConnectivity.getState().online);
  return useConnectivity.subscribe((state, before) => {
    if (state.online !== before.online) setOnline(state.online);
  });
});
