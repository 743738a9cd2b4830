import { skillRows, skillTemplateRows } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { tableFile } from '../../platform/spreadsheet/index.ts';
import { accessOf } from '../skills/index.ts';
import { listKept } from './curriculum.queries.ts';

type Format = 'csv' | 'xlsx';
const sheet = 'Skills';

/** The skills that the person may look at, of a grade and subject where these are not empty, as a file for `uploadSkills`. */
export async function exportSkills(
  { db }: Pick<Services, 'db'>,
  fileWork: FileWork,
  session: Session,
  { format, grade, subject }: { format: Format; grade: string; subject: string },
): Promise<OutgoingFile> {
  const skills = await db.inReadTransaction(async (tx) =>
    listKept(tx, session.institution_id, { access: await accessOf(tx, session), grade, subject }),
  );
  return tableFile(fileWork, skillRows(skills), { name: 'skills', sheet, format });
}

/** A file of skills to fill in. */
export function writeSkillTemplate(fileWork: FileWork, format: Format): Promise<OutgoingFile> {
  return tableFile(fileWork, skillTemplateRows(), { name: 'skills-template', sheet, format });
}
