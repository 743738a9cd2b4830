import { plainText } from '@takhti/content-types/kit';
import { Problem } from '@takhti/contract';
import type { ItemStatistics, VersionStatistics } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { tableFile } from '../../platform/spreadsheet/index.ts';

const heading = [
  'number',
  'question',
  'shown',
  'answered',
  'facility',
  'discrimination',
  'median_seconds',
  'doubts',
  'responses',
];

/**
 * The table of a version's statistics as a workbook, where the institution allows these (C-802).
 * @throws Problem account.forbidden
 */
export async function writeStatistics(
  fileWork: FileWork,
  session: Session,
  statistics: VersionStatistics | null,
): Promise<OutgoingFile> {
  if (session.specs.is_excel_export === 0) throw new Problem('account.forbidden');
  const rows = (statistics?.items ?? []).map((item, at) => [String(at + 1), ...cellsOf(item)]);
  return tableFile(fileWork, [heading, ...rows], { name: 'statistics', sheet: 'Statistics', format: 'xlsx' });
}

function cellsOf(item: ItemStatistics): string[] {
  const number = (value: number | null): string =>
    value === null ? '' : String(Math.round(value * 1000) / 1000);
  return [
    plainText(item.question),
    String(item.shown),
    String(item.answered),
    number(item.facility),
    number(item.discrimination),
    number(item.median_seconds),
    item.doubts.map(({ kind }) => kind).join(', '),
    item.responses
      .map(
        ({ html, response, is_right, picked }) =>
          `${is_right ? '*' : ''}${html === '' ? response : plainText(html)}: ${picked}`,
      )
      .join('\n'),
  ];
}
