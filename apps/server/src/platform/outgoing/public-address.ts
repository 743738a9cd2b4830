import { BlockList, isIP } from 'node:net';

const own = new BlockList();
// The server must not call what only it can reach: itself, its network, its cloud's metadata.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, prefix, 'ipv4');

// Of the newer addresses those are public that are given out as such; some of them carry an older one inside.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const carrying = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carrying.addSubnet(network, prefix, 'ipv6');

/** Whether an address, as the name service gives it, is one of the public network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !own.check(address, 'ipv4');
    case 6:
      return given.check(address, 'ipv6') && !carrying.check(address, 'ipv6');
    default:
      return false;
  }
}
