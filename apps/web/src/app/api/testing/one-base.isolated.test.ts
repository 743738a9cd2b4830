import { calls, type Call } from '@takhti/contract';
import { expect, test } from 'vitest';
import { succeeds, worldThatAnswers } from './fake-world.ts';

test('C-828 C-843 every call goes to one base of the API, no matter who makes it', async () => {
  const base = async (call: Call): Promise<string | undefined> => {
    const world = worldThatAnswers(succeeds({}));
    await world.client.send(call, {}, { silent: true }).catch(() => undefined);
    return world.sent[0]?.url.replace(call.path, '');
  };
  // Those whose request can be empty: they are sent without being filled in.
  const sendable = calls
    .map(({ call }) => call)
    .filter(({ kind, request }) => kind === 'json' && request.safeParse({}).success);
  expect(sendable.length).toBeGreaterThan(20);
  expect([...new Set(await Promise.all(sendable.map(base)))]).toEqual(['/api/']);
  // It sends every call there is, which takes a busy machine a while.
}, 30_000);
