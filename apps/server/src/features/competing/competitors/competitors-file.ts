import type { ListedCompetitor } from '@takhti/contract';
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
] as const satisfies readonly (keyof ListedCompetitor)[];

/** The CSV file of learners of a competition. */
export async function writeCompetitors(
  fileWork: FileWork,
  competitors: readonly ListedCompetitor[],
): Promise<OutgoingFile> {
  const rows = competitors.map((competitor) => columns.map((column) => String(competitor[column] ?? '')));
  return tableFile(fileWork, [[...columns], ...rows], { name: 'players', sheet: 'Players', format: 'csv' });
}
