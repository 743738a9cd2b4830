import type { LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makeLookup } from './lookup.ts';

const open: LookupAddress = { address: '93.184.216.34', family: 4 };

/** Names that are answered for when the test says so. */
function silentNames() {
  const asked: string[] = [];
  const answers = new Map<string, (found: LookupAddress[]) => void>();
  const lookup = makeLookup(
    (address) => address === open.address,
    (hostname) => {
      asked.push(hostname);
      return new Promise((answer) => answers.set(hostname, answer));
    },
  );
  const find = (name: string): Promise<unknown> => promisify(lookup)(name, { all: true });
  return { asked, find, answer: (name: string, found = [open]) => answers.get(name)?.(found) };
}

const soon = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('names that nobody answers for', () => {
  test('hold two threads at most, whatever is asked for, and each gives its place on', async () => {
    const { asked, find, answer } = silentNames();
    const found = ['a', 'b', 'c', 'd', 'e'].map(find);
    await soon();
    expect(asked).toEqual(['a', 'b']);
    answer('b');
    await found[1];
    await soon();
    expect(asked).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) answer(name);
    await soon();
    for (const name of ['d', 'e']) answer(name);
    expect(await Promise.all(found)).toEqual(found.map(() => [open]));
  });

  test('are looked up once, however often they are asked for', async () => {
    const { asked, find, answer } = silentNames();
    const found = [find('a'), find('a'), find('a')];
    await soon();
    answer('a');
    await Promise.all(found);
    expect(asked).toEqual(['a']);
  });
});

test('a name that stands for addresses of this machine alone leads nowhere', async () => {
  const { find, answer } = silentNames();
  const found = find('a');
  await soon();
  answer('a', [{ address: '127.0.0.1', family: 4 }]);
  await expect(found).rejects.toMatchObject({ fault: 'address_refused' });
});
