import { minimalSkillCode } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { textArray } from '../../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { SkillAccess } from '../../skills/index.ts';

/** The subjects that have skills, with the grades that they are for: those of an access, or all of them. */
export async function listSubjectsOfGrades(
  tx: Tx,
  institution_id: number,
  access: SkillAccess | null,
): Promise<{ grade: string; subject: string }[]> {
  const rows = tx
    .selectFrom('skills')
    .select(['subject', sql<string>`unnest(grades)`.as('grade')])
    .where('institution_id', '=', institution_id)
    .where('skill_code', '<>', minimalSkillCode)
    .where('is_deleted', '=', 0)
    .as('taught');
  const { grades, subjects } = access ?? { grades: null, subjects: null };
  return tx
    .selectFrom(rows)
    .select(['grade', 'subject'])
    .distinct()
    .$if(grades !== null, (query) => query.where(sql<SqlBool>`grade = any(${textArray(grades ?? [])})`))
    .$if(subjects !== null, (query) => query.where(sql<SqlBool>`subject = any(${textArray(subjects ?? [])})`))
    .orderBy('grade')
    .orderBy('subject')
    .execute();
}
