import { expect, test } from 'vitest';
import { createTeamsStore, type KeptTeams } from './teams-store.ts';

function storageWith(text: string | null) {
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
  const storage = storageWith(null);
  createTeamsStore(() => storage, '1').write(teams);
  expect(createTeamsStore(() => storage, '1').read()).toEqual(teams);
  expect(createTeamsStore(() => storage, '2').read()).toBeNull();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no names', '{"first":0}'],
  ['half the names', '{"names":["Kites"]}'],
  ['something else', '7'],
])('%s is no team', (_what, text) => {
  expect(createTeamsStore(() => storageWith(text), '1').read()).toBeNull();
});

test('teams whose game cannot be read keep their names', () => {
  const text = JSON.stringify({ ...teams, state: { rounds: 'x' } });
  expect(createTeamsStore(() => storageWith(text), '1').read()).toEqual({ ...teams, state: null });
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
  const storage = createTeamsStore(() => full, '1');
  expect(storage.read()).toBeNull();
  storage.write(teams);
  expect(storage.read()).toEqual(teams);
});
