import type { ActionBar } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { collapsed, collapseWidth, layBar, type BarRoom } from './bar-layout.ts';

describe('where the bar collapses', () => {
  test('C-650 C-651 C-652 the width grows by line from 700 at 2 to 1500 above 8', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 12].map(collapseWidth)).toEqual([
      700, 700, 814, 929, 1043, 1157, 1271, 1386, 1500, 1500,
    ]);
  });

  const letters = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => 'abcdefghij'[at] ?? '');

  test('C-647 C-648 more than 4 sub-actions leave the last 3 in sight', () => {
    expect(collapsed(letters(4), 2000)).toEqual({ shown: ['a', 'b', 'c', 'd'], more: [] });
    expect(collapsed(letters(5), 2000)).toEqual({ shown: ['c', 'd', 'e'], more: ['a', 'b'] });
    expect(collapsed(letters(6), 2000)).toEqual({ shown: ['d', 'e', 'f'], more: ['a', 'b', 'c'] });
  });

  test('C-649 C-652 below the width everything goes into More', () => {
    expect(collapsed(letters(2), 699)).toEqual({ shown: [], more: ['a', 'b'] });
    expect(collapsed(letters(2), 700)).toEqual({ shown: ['a', 'b'], more: [] });
    expect(collapsed(letters(7), 1270)).toEqual({ shown: [], more: letters(7) });
    expect(collapsed([], 100)).toEqual({ shown: [], more: [] });
  });
});

describe('where the actions are', () => {
  const wide: BarRoom = {
    width: 2000,
    slim: null,
    isOneOfMany: false,
    renderedElsewhere: [],
    placesOnly: [],
  };
  const narrow: BarRoom = { ...wide, width: 390 };
  const draft: ActionBar = { main: 'addSkill', actions: ['delete', 'duplicate', 'play', 'submit'] };

  test('what leads on is last, and deleting is not beside it', () => {
    expect(layBar(draft, wide)).toEqual({
      kept: [],
      more: ['delete'],
      hasMore: true,
      shown: ['duplicate', 'play'],
      main: 'addSkill',
      lead: 'submit',
    });
  });

  test('a main button that leads on itself has deleting beside it', () => {
    expect(layBar({ main: 'play', actions: ['delete', 'share'] }, wide)).toMatchObject({
      more: [],
      hasMore: false,
      shown: ['delete', 'share'],
      main: 'play',
      lead: null,
    });
  });

  test('a narrow bar keeps the main button and what leads on', () => {
    expect(layBar(draft, narrow)).toMatchObject({
      more: ['delete', 'duplicate', 'play'],
      shown: [],
      main: 'addSkill',
      lead: 'submit',
    });
  });

  test('a slim bar has one button with a sign, whose word is behind More while something is edited', () => {
    expect(layBar(draft, { ...narrow, slim: { isEditing: false } })).toMatchObject({
      more: ['addSkill', 'delete', 'duplicate', 'play'],
      main: null,
      lead: 'submit',
    });
    expect(layBar(draft, { ...narrow, slim: { isEditing: true } }).more.slice(0, 2)).toEqual([
      'submit',
      'addSkill',
    ]);
  });

  test('a slim bar always has More', () => {
    expect(layBar({ main: 'play', actions: [] }, { ...narrow, slim: { isEditing: false } })).toMatchObject({
      more: [],
      hasMore: true,
    });
  });

  test('playing live is never behind More, and is before it', () => {
    const bar: ActionBar = { main: 'play', actions: ['live', 'duplicate', 'share'] };
    expect(layBar(bar, narrow)).toMatchObject({ kept: ['live'], more: ['duplicate', 'share'], shown: [] });
  });

  test('G-379 a row of a list that shows three others has no room for playing live', () => {
    const bar: ActionBar = { main: 'play', actions: ['live', 'edit', 'duplicate', 'share', 'delete'] };
    expect(layBar(bar, wide).kept).toEqual(['live']);
    expect(layBar(bar, { ...wide, isOneOfMany: true })).toMatchObject({ kept: [], more: ['live', 'edit'] });
  });

  test('where a teacher has nothing else, sharing is in sight on a narrow bar too', () => {
    expect(layBar({ main: 'play', actions: ['live', 'share'] }, narrow)).toMatchObject({
      kept: ['live'],
      more: [],
      shown: ['share'],
    });
  });

  test('what is rendered elsewhere or only keeps its place is not behind More', () => {
    const room: BarRoom = { ...narrow, renderedElsewhere: ['duplicate'], placesOnly: ['share'] };
    expect(layBar({ main: 'play', actions: ['duplicate', 'share', 'delete'] }, room).more).toEqual([
      'delete',
    ]);
  });
});
