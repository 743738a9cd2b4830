import type { SkillChange } from '@takhti/content-types';
import type { SkillFields } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { countsOf, followSkill } from '../containers/index.ts';
import * as queries from './followers.queries.ts';

type Locked = Awaited<ReturnType<typeof queries.lockContentsOn>>[number];

/** Lets content follow a skill whose grade or subject changed: what belongs to it, and the documents that name its subject. */
export async function followPlace(
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
  await rewriteDrawing(tx, institution_id, contents, { kind: 'subject', skill_id, subject: after.subject });
}

/** Lets the documents that draw from a skill follow a change of it. */
export async function rewriteDrawing(
  tx: Tx,
  institution_id: number,
  contents: readonly Locked[],
  change: SkillChange,
): Promise<void> {
  for (const { container_id, content_type, json_data } of contents) {
    const doc = followSkill(content_type, json_data, change);
    // One that draws from no skills, or cannot be read, stays as it is.
    if (doc === json_data) continue;
    const values = { json_data: JSON.stringify(doc), ...countsOf(content_type, doc) };
    await queries.rewriteDocument(tx, { institution_id, container_id }, values);
  }
}
