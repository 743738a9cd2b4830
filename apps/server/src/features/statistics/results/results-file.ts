import { Problem } from '@takhti/contract';
import type { LearnerResult } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import { tableFile } from '../../../platform/spreadsheet/index.ts';

const heading = ['learner', 'said_by', 'finished_on', 'score_percent', 'right', 'total', 'seconds'];

/**
 * Results as a workbook, a column for each question, where the institution allows these (C-802).
 * @throws Problem account.forbidden
 */
export async function writeResults(
  fileWork: FileWork,
  session: Session,
  results: readonly LearnerResult[],
): Promise<OutgoingFile> {
  if (session.specs.is_excel_export === 0) throw new Problem('account.forbidden');
  const most = Math.max(0, ...results.map(({ lines }) => lines.length));
  const numbers = Array.from({ length: most }, (_, at) => `q${at + 1}`);
  const rows = results.map((result) => [
    result.learner,
    result.known_by,
    result.finished_on,
    String(result.score),
    String(result.right),
    String(result.total),
    String(result.seconds),
    ...numbers.map((_, at) => shareOf(result.lines[at])),
  ]);
  return tableFile(fileWork, [[...heading, ...numbers], ...rows], {
    name: 'results',
    sheet: 'Results',
    format: 'xlsx',
  });
}

function shareOf(line: LearnerResult['lines'][number] | undefined): string {
  return line === undefined || line.status === 'n' ? '' : String(Math.round(line.share * 100) / 100);
}
