import { createHash, randomBytes } from 'node:crypto';
import { day } from '@tero/shared/rules/time/durations';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../core/network.ts';
import type { Trx } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { deviceLife, devicesIn } from './device-cookie.ts';
import * as places from './place-repository.ts';

/** Where an attempt to sign in comes from, as the account knows it. */
export type Origin = places.Place | { kind: 'stranger' };

/** The milliseconds for which a place is known after the last sign-in from it. */
const lives = { device: deviceLife, network: 30 * day };
/** Places of a kind that are kept of an account. */
const kept = 50;

const placeOf = {
  device: (deviceId: string): places.Place => ({ kind: 'device', hash: hashOf(deviceId) }),
  network: (ip: string): places.Place => ({ kind: 'network', hash: hashOf(networkOf(ip)) }),
};

/** Returns the known device, or else the known network, or else a stranger's origin. */
export async function originOf(
  { db, clock, config }: Deps,
  accountId: number | null,
  request: FastifyRequest,
): Promise<Origin> {
  if (accountId === null) return { kind: 'stranger' };
  const deviceId = devicesIn(request, config).get(accountId);
  const known = [...(deviceId ? [placeOf.device(deviceId)] : []), placeOf.network(request.ip)];
  for (const place of known) {
    const since = new Date(clock.now().getTime() - lives[place.kind]).toISOString();
    if (await places.isKnown(db, accountId, place, since)) return place;
  }
  return { kind: 'stranger' };
}

/** Stores the device and network of a sign-in. Returns the device's id for its cookie: its present id, or a new one. */
export async function rememberPlaces(
  trx: Trx,
  now: Date,
  { accountId, deviceId, ip }: { accountId: number; deviceId: string | undefined; ip: string },
): Promise<string> {
  const since = new Date(now.getTime() - lives.device).toISOString();
  const isOurs = deviceId !== undefined && (await places.isKnown(trx, accountId, placeOf.device(deviceId), since));
  const id = isOurs ? deviceId : randomBytes(16).toString('base64url');
  await places.remember(trx, accountId, placeOf.device(id), now.toISOString());
  await places.keepNewest(trx, accountId, 'device', kept);
  await rememberNetwork(trx, now, accountId, ip);
  return id;
}

export async function rememberNetwork(trx: Trx, now: Date, accountId: number, ip: string): Promise<void> {
  await places.remember(trx, accountId, placeOf.network(ip), now.toISOString());
  await places.keepNewest(trx, accountId, 'network', kept);
}

/** Forgets all places of an account, because somebody else may have signed in from them. */
export async function forgetPlaces(trx: Trx, accountId: number): Promise<void> {
  await places.removeAll(trx, accountId);
}

/** Removes places that nobody has signed in from for long. */
export async function forgetOldPlaces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const kind of ['device', 'network'] as const) {
    await places.removeOlder(db, kind, new Date(clock.now().getTime() - lives[kind]).toISOString());
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
