import { describe, expect, test } from 'vitest';
import { makeFairQueue, type Owner, type Share } from './fair-queue.ts';

const person = (institution_id: number, user_id: string): Owner => ({ institution_id, user_id });
const oneAtATime: Share = { all: 1, institution: 1, person: 1 };

/** A queue whose work ends when it is told to, and what it did. */
function watchedQueue(share: Share) {
  const queue = makeFairQueue(share);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    ask: (owner: Owner, name: string) =>
      queue.run(owner, async () => {
        started.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      }),
    async end(name: string) {
      ends.get(name)?.();
      // What waits is started once the end was heard of.
      await new Promise(setImmediate);
    },
    async endAll() {
      await new Promise(setImmediate);
      for (let at = 0; at < started.length; at += 1) await this.end(started[at] ?? '');
    },
  };
}

describe('turns', () => {
  test('an institution with many tasks keeps another one waiting for one of them at the most', async () => {
    const queue = watchedQueue(oneAtATime);
    for (const name of ['a1', 'a2', 'a3']) void queue.ask(person(1, 'a'), name);
    void queue.ask(person(2, 'b'), 'b1');
    await queue.endAll();
    expect(queue.started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('the people of an institution take turns too', async () => {
    const queue = watchedQueue(oneAtATime);
    for (const name of ['a1', 'a2', 'a3']) void queue.ask(person(1, 'a'), name);
    for (const name of ['c1', 'c2']) void queue.ask(person(1, 'c'), name);
    await queue.endAll();
    expect(queue.started).toEqual(['a1', 'c1', 'a2', 'c2', 'a3']);
  });

  test('an institution of many people has one turn, as one of few', async () => {
    const queue = watchedQueue(oneAtATime);
    for (const name of ['a', 'b', 'c', 'd']) void queue.ask(person(1, name), name);
    for (const name of ['x1', 'x2']) void queue.ask(person(2, 'x'), name);
    await queue.endAll();
    expect(queue.started).toEqual(['a', 'x1', 'b', 'x2', 'c', 'd']);
  });

  test('jobs of one person run in the order of their calls', async () => {
    const queue = watchedQueue(oneAtATime);
    for (const name of ['1', '2', '3']) void queue.ask(person(1, 'a'), name);
    await queue.endAll();
    expect(queue.started).toEqual(['1', '2', '3']);
  });
});

describe('at a time', () => {
  test('a permit is left for others, whatever one institution asks for', async () => {
    const queue = watchedQueue({ all: 2, institution: 1, person: 1 });
    for (const name of ['a', 'b', 'c']) void queue.ask(person(1, name), name);
    await new Promise(setImmediate);
    expect(queue.started).toEqual(['a']);
    void queue.ask(person(2, 'x'), 'x');
    await new Promise(setImmediate);
    expect(queue.started).toEqual(['a', 'x']);
  });

  test('a person has their share of what their institution has', async () => {
    const queue = watchedQueue({ all: 4, institution: 2, person: 1 });
    for (const name of ['a1', 'a2']) void queue.ask(person(1, 'a'), name);
    void queue.ask(person(1, 'b'), 'b1');
    await new Promise(setImmediate);
    expect(queue.started).toEqual(['a1', 'b1']);
  });
});

test('work that fails gives its permit on, and tells the person who asked', async () => {
  const queue = makeFairQueue(oneAtATime);
  const failing = queue.run(person(1, 'a'), () => Promise.reject(new Error('broken')));
  const next = queue.run(person(1, 'a'), () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
