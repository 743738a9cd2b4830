import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from './free-port.ts';

test('a port that somebody listens on is told before anything else is set up', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => other.close(resolve));
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});
