import { findKnown } from '@takhti/content-types/question-kinds/transfer';
import type { ImportPreview } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { loadBank } from '../load-bank.ts';
import { listFingerprints } from '../questions.queries.ts';
import { jobFor, type ForFile, type ImportInput } from './import-questions.ts';
import { readImport } from './read-import.ts';

/**
 * Looks at the questions of a file before any of them is written: which are right, which can be repaired, which the bank has.
 * @throws Problem container.not_found, container.forbidden, container.read_only, request.too_heavy, questions.import_unreadable
 */
export async function previewImport(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { container_id, question_kind }: ForFile,
  { file, work, temporary, report }: ImportInput,
): Promise<ImportPreview> {
  const { bank, known } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadBank(tx, session, container_id);
    return { bank: loaded, known: new Set(await listFingerprints(tx, loaded)) };
  });
  const job = { ...jobFor(bank, file, question_kind), take: null, repair: [], purpose: 'preview' } as const;
  const { seen, findings } = await readImport({ db, work, temporary, report }, session.institution_id, job);
  const rows = seen.map(({ row, fingerprint }) => {
    const isKnown = fingerprint !== null && known.has(fingerprint);
    const duplicates = findKnown([{ place: row }], () => isKnown);
    return isKnown ? { ...row, state: 'known' as const, findings: [...row.findings, ...duplicates] } : row;
  });
  return { rows, findings: [...findings] };
}
