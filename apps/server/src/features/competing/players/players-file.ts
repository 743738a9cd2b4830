import type { CompetitionPlayer } from '@takhti/contract';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import { tableFile } from '../../../platform/spreadsheet/index.ts';

const columns = [
  'name',
  'school',
  'grade',
  'points',
  'finished',
  'to_finish',
  'coins',
  'joined_on',
  'redeemed_on',
  'handed_on',
] as const satisfies readonly (keyof CompetitionPlayer)[];

/** The CSV file of learners of a competition. */
export async function writePlayers(
  fileWork: FileWork,
  players: readonly CompetitionPlayer[],
): Promise<OutgoingFile> {
  const rows = players.map((player) => columns.map((column) => String(player[column] ?? '')));
  return tableFile(fileWork, [[...columns], ...rows], { name: 'players', sheet: 'Players', format: 'csv' });
}
