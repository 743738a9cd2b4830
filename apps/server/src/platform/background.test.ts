import { expect, test } from 'vitest';
import { makeBackground } from './background.ts';

test('stopping waits for work that is under way, and for work that it starts', async () => {
  const done: string[] = [];
  const background = makeBackground(() => {});
  background.run('outer', async () => {
    await Promise.resolve();
    background.run('inner', async () => {
      await Promise.resolve();
      done.push('inner');
    });
    done.push('outer');
  });
  await background.settled();
  expect(done).toEqual(['outer', 'inner']);
});

test('a failure is logged by its name and kind, without the message, and stops nobody', async () => {
  const lines: string[] = [];
  const background = makeBackground((line) => void lines.push(line));
  background.run('mail', () =>
    Promise.reject(Object.assign(new Error('no mailbox amina'), { code: 'EENVELOPE' })),
  );
  await background.settled();
  background.run('delivery', () =>
    Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
  );
  await background.settled();
  expect(lines).toEqual([
    'mail failed: Error EENVELOPE',
    'delivery failed: Error 53100: could not extend file',
  ]);
});
