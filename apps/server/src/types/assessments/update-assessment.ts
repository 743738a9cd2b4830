import { assessmentFindings, capShowQuestions, passes } from '@takhti/content-types/assessments';
import { Problem, type ReplyOf, type RequestOf, type updateAssessment as updateCall } from '@takhti/contract';
import type { AssessmentDoc, Finding } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadEditableContainer, saveContainer } from '../../features/containers/index.ts';
import { countPools } from '../../features/skills/index.ts';
import { requireAssessment, withPools } from './open-assessment.ts';
import { listSkills } from './pools.queries.ts';

/**
 * Saves an assessment; nothing in it shows more questions than there are (C-1110).
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with
 * `current`, container.invalid_document with `fields`
 */
export async function updateAssessment(
  tx: Tx,
  session: Session,
  input: RequestOf<typeof updateCall>,
): Promise<ReplyOf<typeof updateCall>> {
  requireAssessment(await loadEditableContainer(tx, session, input.container_id));
  const opened = await saveContainer(tx, session, {
    by_own_call: true,
    container_id: input.container_id,
    title: input.title,
    language: input.language,
    json_data: JSON.stringify(await documentToKeep(tx, session, input.json_data)),
    skill_id: input.current_skill_id,
    no_of_skills: input.no_of_skills,
    version: input.version,
  });
  return withPools(tx, opened);
}

/**
 * A document that somebody sent, as it may be kept: on skills of the institution, with nothing that shows more questions than
 * there are, and without errors that forbid keeping it.
 * @throws Problem container.invalid_document with `fields`
 */
export async function documentToKeep(tx: Tx, session: Session, sent: AssessmentDoc): Promise<AssessmentDoc> {
  await requireOwnSkills(tx, session, sent);
  const doc = capShowQuestions(sent, await totalsOf(tx, session, sent));
  const fields = assessmentFindings(doc, 'save').filter(({ severity }) => severity === 'error');
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
  return doc;
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
