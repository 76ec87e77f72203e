import { isIPv4 } from 'node:net';
import { limits } from '@tero/shared/limits';
import { localDay } from '@tero/shared/rules/time/time';
import { floodNetworkOf, networkOf } from '../../core/network.ts';
import { networkKey } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import * as networks from './network-repository.ts';

interface Shares {
  address: number;
  household: number;
  rented: number;
}

/** The daily shares of a network: phones given to accounts, numbers whose owner is requested, and codes. */
const shares = {
  phones: { address: limits.phonesOfAddress, household: limits.phonesOfHousehold, rented: limits.phonesOfRented },
  owners: { address: limits.ownersOfAddress, household: limits.ownersOfHousehold, rented: limits.ownersOfRented },
  codes: {
    address: limits.phoneCodesOfAddress,
    household: limits.phoneCodesOfHousehold,
    rented: limits.phoneCodesOfRented,
  },
};

/** Returns the networks that contain an address, each with its daily limit. */
function sharesOf(ip: string, { address, household, rented }: Shares): [network: string, most: number][] {
  const network = networkOf(ip);
  if (isIPv4(network)) return [[network, address]];
  return [
    [network, household],
    [floodNetworkOf(ip), rented],
  ];
}

/** Counts another phone for the caller's networks. Tells whether one of them has used up its share of the day. */
export async function takeOfNetworks(
  { db, clock, config }: Deps,
  ip: string,
  of: keyof typeof shares = 'phones',
): Promise<boolean> {
  const day = localDay(clock.now());
  let isFull = false;
  for (const [network, most] of sharesOf(ip, shares[of])) {
    const counted = of === 'phones' ? network : `${of} ${network}`;
    const given = await networks.takeOfNetwork(db, day, networkKey(config.jwtSecret, day, counted));
    if (given > Math.ceil(most * config.rateLimitScale)) isFull = true;
  }
  return isFull;
}
