import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic, NotPublic } from './publicAddress.ts';

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', 'ff02::1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '::127.0.0.1', 'localhost', '', '127.1', '0x7f000001'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450:4001::200e', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name of this machine is not resolved, whether one address is asked for or all', async () => {
  const resolve = promisify(lookupPublic as (host: string, options: object, done: (error: Error | null) => void) => void);
  for (const options of [{ all: true }, {}]) await expect(resolve('localhost', options)).rejects.toBeInstanceOf(NotPublic);
});
