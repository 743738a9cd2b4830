import { runTableJob } from './table-job.ts';
import { unzipsWithin } from './zip-size.ts';

const most_unfolded = 100 * 1024 * 1024;
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * The cells of a CSV file or of a workbook's first sheet (XLSX), as text; which of both it is, its first bytes tell.
 * @returns null when it cannot be read: neither of both, broken, of another encoding, too large, or made to use up the server.
 */
export async function readTable(body: Buffer): Promise<string[][] | null> {
  const isWorkbook = body.subarray(0, zip.length).equals(zip);
  if (isWorkbook && !(await unzipsWithin(body, most_unfolded))) return null;
  const rows = await runTableJob({ kind: isWorkbook ? 'read_workbook' : 'read_csv', body });
  return rows as string[][] | null;
}
