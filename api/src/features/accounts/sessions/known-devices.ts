import { createHash } from 'node:crypto';
import { deviceName } from '../../../core/device-name.ts';
import { networkOf } from '../../../core/network.ts';
import type { Work } from '../../../deps/work.ts';
import { tellSignIn } from '../../notifications/notice-texts.ts';
import * as devices from './known-device-repository.ts';

const kept = 50;

interface Entry {
  accountId: number;
  sessionId: string;
  userAgent: string | null;
  ip: string;
}

/**
 * Stores the device that an account signs in from, and warns its owner when it is new, except at the first sign-in. A
 * device is identified by browser, system and network: browser and system alone are shared by many people.
 */
export async function noticeDevice(work: Work, { accountId, sessionId, userAgent, ip }: Entry): Promise<void> {
  const { trx, now } = work;
  const device = deviceName(userAgent);
  const hash = createHash('sha256')
    .update(`${accountId} ${device} ${providerOf(ip)}`)
    .digest('base64url');
  const isFirst = !(await devices.hasAny(trx, accountId));
  const isNew = await devices.remember(trx, accountId, hash, now.toISOString());
  if (!isNew || isFirst) return;
  await devices.keepNewest(trx, accountId, kept);
  await tellSignIn(work, { accountId, sessionId, device });
}

/**
 * Returns the part of an address that stays the same when a provider reassigns it: /16 of IPv4 (also written as IPv6),
 * /32 of IPv6.
 */
function providerOf(ip: string): string {
  return networkOf(ip).split(/[.:]/).slice(0, 2).join('.');
}
