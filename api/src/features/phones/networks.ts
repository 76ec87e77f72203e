import { isIPv4 } from 'node:net';
import { limits } from '@tero/shared/limits';
import { localDay } from '@tero/shared/rules/time/time';
import { floodNetworkOf, networkOf } from '../../core/network.ts';
import { networkKey } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import * as networks from './network-repository.ts';

/** Returns the networks that an address is in, and how many phones each is given on a day. */
function sharesOf(ip: string): [network: string, most: number][] {
  const network = networkOf(ip);
  if (isIPv4(network)) return [[network, limits.phonesOfAddress]];
  return [
    [network, limits.phonesOfHousehold],
    [floodNetworkOf(ip), limits.phonesOfRented],
  ];
}

/** Counts one more phone of the caller's networks; whether one of them has had its share of the day. */
export async function takeOfNetworks({ db, clock, config }: Deps, ip: string): Promise<boolean> {
  const day = localDay(clock.now());
  let isFull = false;
  for (const [network, most] of sharesOf(ip)) {
    const given = await networks.takeOfNetwork(db, day, networkKey(config.jwtSecret, day, network));
    if (given > Math.ceil(most * config.rateLimitScale)) isFull = true;
  }
  return isFull;
}
