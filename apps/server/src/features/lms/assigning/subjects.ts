import { Problem } from '@takhti/contract';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { storableText } from '../../../platform/json/storable-json.ts';
import { readLms } from '../settings/kept-settings.ts';
import { accessOf } from '../../skills/index.ts';
import { readAnswer } from '../systems/read-answer.ts';
import { subjectsRequest } from '../systems/requests.ts';
import { selectAsker } from './asker.queries.ts';
import { listSubjectsOfGrades } from './subjects.queries.ts';

interface TaughtSubject {
  readonly GradeId: string;
  readonly Grade: string;
  readonly SubjectId: string;
  readonly Subject: string;
}

const text = z
  .union([z.string(), z.int()])
  .transform((value) => storableText(String(value)).trim().slice(0, 200));
const Row = z.looseObject({
  GradeId: text,
  Grade: text.optional(),
  SubjectId: text,
  Subject: text.optional(),
});
const most_rows = 2_000;
/** The list alone, or as calls of ours answer it. */
const SubjectsReply = z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }).transform(({ data }) => data),
  z
    .looseObject({ data: z.looseObject({ records: z.array(z.unknown()) }) })
    .transform(({ data }) => data.records),
]);

/**
 * What somebody teaches, or all that is taught, as the LMS says it; without one, as accounts and skills say it (C-894, C-895).
 * @throws Problem account.forbidden for another's; lms.refused
 */
export async function listSubjects(
  { db, outgoing, vault }: Pick<Services, 'db' | 'outgoing' | 'vault'>,
  session: Session,
  { username, isAll }: { username: string | undefined; isAll: boolean },
): Promise<{ records: TaughtSubject[]; total: number }> {
  const { asker, connection, own } = await db.inReadTransaction(async (tx) => ({
    asker: await selectAsker(tx, session),
    connection: await readLms(tx, { vault }, session.institution_id),
    own: await listSubjectsOfGrades(tx, session.institution_id, isAll ? null : await accessOf(tx, session)),
  }));
  if (username !== undefined && username.toLowerCase() !== asker.username.toLowerCase())
    throw new Problem('account.forbidden');
  if (connection.settings.addresses.api === '')
    return {
      records: own.map(({ grade, subject }) => ({
        GradeId: grade,
        Grade: grade,
        SubjectId: subject,
        Subject: subject,
      })),
      total: own.length,
    };
  const outcome = readAnswer(await outgoing.post(subjectsRequest(connection, asker, isAll)));
  if (outcome.kind === 'refused')
    throw new Problem('lms.refused', { fault: outcome.fault, message: outcome.text });
  const listed = SubjectsReply.safeParse(outcome.data).data;
  if (!listed) throw new Problem('lms.refused', { fault: 'rejected', message: '' });
  const records = listed.slice(0, most_rows).flatMap((each) => {
    const row = Row.safeParse(each).data;
    if (!row || row.GradeId === '' || row.SubjectId === '') return [];
    const { GradeId, SubjectId, Grade = GradeId, Subject = SubjectId } = row;
    return [{ GradeId, Grade, SubjectId, Subject }];
  });
  return { records, total: records.length };
}
