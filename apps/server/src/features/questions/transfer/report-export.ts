import { lossesOf } from '@takhti/content-types/question-kinds/exchange';
import type { ExchangeFormat, ImportFinding } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { loadForExport } from './export-questions.ts';
import { listQuestionIds, listQuestionsByIds } from '../questions.queries.ts';

const read = 50;
const told = 200;

interface Report {
  /** The first ones. */
  readonly losses: ImportFinding[];
  /** How many questions lose something, those that are left out among them. */
  readonly questions: number;
  readonly left_out: number;
}

/**
 * What a format cannot carry of a bank, question by question: nothing is dropped in silence.
 * @throws Problem container.not_found, account.forbidden
 */
export async function reportExport(
  { db }: Pick<Services, 'db'>,
  session: Session,
  input: { readonly container_id: string; readonly format: ExchangeFormat },
): Promise<Report> {
  const { bank, content_ids } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadForExport(tx, session, input);
    return { bank: loaded, content_ids: await listQuestionIds(tx, loaded) };
  });
  const report = { losses: [] as ImportFinding[], questions: 0, left_out: 0 };
  // In transactions of their own, as the export itself reads them: others take turns with it.
  for (let from = 0; from < content_ids.length; from += read) {
    const docs = await db.inReadTransaction((tx) =>
      listQuestionsByIds(tx, bank.institution_id, content_ids.slice(from, from + read)),
    );
    const found = lossesOf(input.format, docs, from);
    report.questions += new Set(found.map(({ question }) => question)).size;
    report.left_out += found.filter(({ key }) => key.startsWith('export.')).length;
    report.losses.push(...found.slice(0, told - report.losses.length));
  }
  return report;
}
