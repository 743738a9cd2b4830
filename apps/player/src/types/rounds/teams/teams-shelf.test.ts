import { expect, test } from 'vitest';
import { createTeamsShelf, type KeptTeams } from './teams-shelf.ts';

function shelfWith(text: string | null) {
  const kept = new Map(text === null ? [] : [['takhti.teams.1', text]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

const teams: KeptTeams = {
  names: ['Kites', 'Larks'],
  first: 1,
  state: { rounds: [], current: 2, seconds: 9 },
};

test('two teams and their game are kept on the device', () => {
  const shelf = shelfWith(null);
  createTeamsShelf(() => shelf, '1').write(teams);
  expect(createTeamsShelf(() => shelf, '1').read()).toEqual(teams);
  expect(createTeamsShelf(() => shelf, '2').read()).toBeNull();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no names', '{"first":0}'],
  ['half the names', '{"names":["Kites"]}'],
  ['something else', '7'],
])('%s is no team', (_what, text) => {
  expect(createTeamsShelf(() => shelfWith(text), '1').read()).toBeNull();
});

test('teams whose game cannot be read keep their names', () => {
  const text = JSON.stringify({ ...teams, state: { rounds: 'x' } });
  expect(createTeamsShelf(() => shelfWith(text), '1').read()).toEqual({ ...teams, state: null });
});

test('a device that keeps nothing still plays', () => {
  const full = {
    getItem: () => {
      throw new Error('no storage');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  const shelf = createTeamsShelf(() => full, '1');
  expect(shelf.read()).toBeNull();
  shelf.write(teams);
  expect(shelf.read()).toEqual(teams);
});
