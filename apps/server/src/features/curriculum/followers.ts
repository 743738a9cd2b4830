import { assessmentModel, changeSkill } from '@takhti/content-types/assessments';
import type { AssessmentDoc, SkillFields } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './followers.queries.ts';

type Locked = Awaited<ReturnType<typeof queries.lockContentsOn>>[number];

/** Lets content follow a skill whose grade or subject changed: what stands on it, and the documents that name its subject. */
export async function followSkill(
  tx: Tx,
  institution_id: number,
  before: Pick<SkillFields, 'grade' | 'subject'> & { readonly skill_id: string },
  after: Pick<SkillFields, 'grade' | 'subject'> & { readonly grades: readonly string[] },
): Promise<void> {
  if (before.grade === after.grade && before.subject === after.subject) return;
  const { skill_id } = before;
  const contents = await queries.lockContentsOn(tx, institution_id, skill_id);
  await queries.followPlace(tx, institution_id, skill_id, after);
  if (before.subject === after.subject) return;
  await rewriteAssessments(tx, institution_id, contents, (doc) =>
    changeSkill(doc, skill_id, { subject: after.subject }),
  );
}

/** Changes the documents of assessments; one that cannot be read stays as it is, for its editor to say so. */
export async function rewriteAssessments(
  tx: Tx,
  institution_id: number,
  contents: readonly Locked[],
  change: (doc: AssessmentDoc) => AssessmentDoc,
): Promise<void> {
  for (const { container_id, content_type, json_data } of contents) {
    if (content_type !== 'assessment') continue;
    const reading = assessmentModel.read(json_data);
    if (!reading.ok) continue;
    const doc = change(reading.doc);
    await queries.rewriteAssessment(
      tx,
      { institution_id, container_id },
      {
        json_data: JSON.stringify(doc),
        total_questions: doc.total_questions,
        total_skills: doc.skills.length,
      },
    );
  }
}
