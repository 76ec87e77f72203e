import fc from 'fast-check';
import { expect, it } from 'vitest';
import { floodNetworkOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s is of the network %s, in floods of %s', (ip, network, wide) => {
  expect([networkOf(ip), floodNetworkOf(ip)]).toEqual([network, wide]);
});

it('two addresses are of one network when their first 64 bits are the same, however they are written', () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = fc.array(group, { minLength: 4, maxLength: 4 });
  const write = (list: number[], isLong: boolean) =>
    list.map((part) => (isLong ? part.toString(16).padStart(4, '0').toUpperCase() : part.toString(16))).join(':');
  const property = fc.property(groups, groups, groups, groups, (network, host, otherNetwork, otherHost) => {
    fc.pre(network.some(Boolean) && otherNetwork.some(Boolean));
    const [one, same, other] = [
      write([...network, ...host], false),
      write([...network, ...otherHost], true),
      write([...otherNetwork, ...otherHost], false),
    ];
    expect(networkOf(one)).toBe(networkOf(same));
    expect(networkOf(one) === networkOf(other)).toBe(network.join() === otherNetwork.join());
    const isSameSite = network.slice(0, 3).join() === otherNetwork.slice(0, 3).join();
    expect(floodNetworkOf(one) === floodNetworkOf(other)).toBe(isSameSite);
  });
  fc.assert(property, { numRuns: 500 });
});
