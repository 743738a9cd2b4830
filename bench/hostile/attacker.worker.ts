// Strangers fire from a thread of their own: what they send must not hold up those whose waiting is measured.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { attacks } from './attacks/index.ts';
import { fire } from './fire.ts';
import type { Target } from './target.ts';

interface Order {
  readonly target: Target;
  /** The names of the attacks that are fired together. */
  readonly names: readonly string[];
}

const port = parentPort;
if (!port) throw new Error('this module is for a thread of its own');
const tell = (message: unknown): void => port.postMessage(message);

for (;;) {
  const [{ target, names }] = (await once(port, 'message')) as [Order];
  const ready = [];
  for (const { name, at_once, makeShots } of attacks)
    if (names.includes(name)) ready.push({ at_once, shots: await makeShots(target) });
  tell('ready');
  await once(port, 'message');
  tell(await Promise.all(ready.map(({ shots, at_once }) => fire(target.port, shots, at_once))));
}
