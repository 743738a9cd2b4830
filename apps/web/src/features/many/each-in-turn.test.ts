import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

const items = ['a', 'b', 'c'];

test('a refused item does not stop the others', async () => {
  const outcome = await eachInTurn(items, (item) =>
    item === 'b' ? Promise.reject(new Problem('container.own_item')) : Promise.resolve(),
  );
  expect(outcome).toEqual({ done: ['a', 'c'], refused: [{ item: 'b', problem: 'container.own_item' }] });
});

test('a lost connection ends it, and what was not reached is neither done nor refused', async () => {
  const asked: string[] = [];
  const outcome = await eachInTurn(items, (item) => {
    asked.push(item);
    return item === 'b' ? Promise.reject(new Error('no connection')) : Promise.resolve();
  });
  expect(outcome).toEqual({ done: ['a'], refused: [] });
  expect(asked).toEqual(['a', 'b']);
});
