import { Problem } from '@takhti/contract';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { tableFile } from '../../../platform/spreadsheet/index.ts';
import { abilitiesOf, loadContainer } from '../../containers/index.ts';
import * as queries from './history.queries.ts';

type Format = 'csv' | 'xlsx';

const heading = [
  'happened_on',
  'full_name',
  'role',
  'action',
  'from_status',
  'to_status',
  'changes',
  'detail',
];
const mostEntries = 50_000;

/**
 * The rows of a container's history for a file, the newest first, by whom may export it; as a workbook only where the
 * institution allows it (C-802).
 * @throws Problem container.not_found, account.forbidden
 */
export async function historyRows(
  tx: Tx,
  session: Session,
  { container_id, format }: { container_id: string; format: Format },
): Promise<string[][]> {
  const container = await loadContainer(tx, session, container_id);
  const isAllowed = format !== 'xlsx' || session.specs.is_excel_export !== 0;
  if (!isAllowed || !abilitiesOf(session, container).can_export) throw new Problem('account.forbidden');
  const entries = await queries.listHistory(tx, container, { limit: mostEntries, offset: 0 });
  const rows = entries.map((entry) => [
    entry.happened_on,
    entry.full_name,
    entry.role_title,
    entry.action,
    entry.from_status ?? '',
    entry.to_status ?? '',
    String(entry.total_changes),
    JSON.stringify(entry.detail),
  ]);
  return [heading, ...rows];
}

/** The file of those rows. */
export async function writeHistory(
  fileWork: FileWork,
  rows: string[][],
  format: Format,
): Promise<OutgoingFile> {
  return tableFile(fileWork, rows, { name: 'history', sheet: 'History', format });
}
