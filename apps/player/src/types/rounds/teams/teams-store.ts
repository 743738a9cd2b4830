import { isRecord, type GameState } from '@takhti/domain';
import type { TextStorage } from '../../../attempt/attempt-store.ts';
import { readStoredRecord, writeStoredRecord } from '../../../attempt/stored-record.ts';
import { isGameState } from '../game/game-state.ts';
import type { Side } from './turns.ts';

/** Two teams at one game, as this device knows them. */
export interface KeptTeams {
  readonly names: readonly [string, string];
  readonly first: Side;
  /** The game that they are in; null between two games. */
  readonly state: GameState | null;
}

export interface TeamsStore {
  read(): KeptTeams | null;
  write(teams: KeptTeams): void;
}

/** Keeps two teams and their game on this device, and nowhere else. A browser that keeps nothing remembers them until a reload. */
export function createTeamsStore(storage: () => TextStorage, content_id: string): TeamsStore {
  const name = `takhti.teams.${content_id}`;
  let kept = parseTeams(readStoredRecord(storage, name));
  return {
    read: () => kept,
    write(teams) {
      kept = teams;
      writeStoredRecord(storage, name, teams);
    },
  };
}

function parseTeams(value: unknown): KeptTeams | null {
  if (!isRecord(value)) return null;
  const { names, first, state } = value;
  const [one, other] = Array.isArray(names) ? (names as unknown[]) : [];
  if (typeof one !== 'string' || typeof other !== 'string') return null;
  return { names: [one, other], first: first === 1 ? 1 : 0, state: isGameState(state) ? state : null };
}
