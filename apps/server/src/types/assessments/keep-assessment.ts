import { assessmentModel, capShowQuestions, passes } from '@takhti/content-types/assessments';
import { Problem } from '@takhti/contract';
import type { AssessmentDoc, Finding } from '@takhti/domain';
import { countPools } from '../../features/skills/index.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listSkills } from './pools.queries.ts';

/**
 * An assessment that somebody sent, on skills of the institution, and with nothing that shows more questions than there are (C-1110).
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepAssessment(tx: Tx, session: Session, sent: object): Promise<AssessmentDoc> {
  const doc = assessmentModel.open(sent);
  await requireOwnSkills(tx, session, doc);
  return capShowQuestions(doc, await totalsOf(tx, session, doc));
}

async function requireOwnSkills(tx: Tx, session: Session, doc: AssessmentDoc): Promise<void> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const own = new Set(
    (await listSkills(tx, session.institution_id, skill_ids)).map(({ skill_id }) => skill_id),
  );
  const fields = skill_ids.flatMap((skill_id, at): Finding[] => {
    if (own.has(skill_id)) return [];
    const values = { detail: 'there is no such skill' };
    return [{ path: ['skills', at, 'skill_id'], severity: 'error', message: 'document.invalid', values }];
  });
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
}

// Counted as drawing would: within the filters of each skill.
async function totalsOf(tx: Tx, session: Session, doc: AssessmentDoc): Promise<Map<string, number>> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const counts = await countPools(tx, session.institution_id, skill_ids);
  return new Map(
    doc.skills.map((skill) => {
      const own = counts.filter((count) => count.skill_id === skill.skill_id && passes(count, skill));
      return [skill.skill_id, own.reduce((sum, { total }) => sum + total, 0)];
    }),
  );
}
