import type { Flag } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertCopies, planCopies, renameMedia, uploadsOfDocument } from '../media/index.ts';
import { keepReferences } from '../references/index.ts';
import { type LoadedContainer } from './containers.queries.ts';
import { insertContainer } from './writing.queries.ts';
import { asKnownTo, keeperOf } from './access/kept-back.ts';
import { recordHistory } from './record-history.ts';

/** Columns that a copy does not take from its source. */
interface Copy {
  readonly container_id: string;
  readonly content_id: string;
  readonly title: string;
  readonly is_duplicate: Flag;
}

/**
 * Adds a draft of the person's own that begins as another container is: its document with the
 * files that it shows, skill, grade and subject.
 */
export async function copyContainer(
  tx: Tx,
  session: Caller,
  original: LoadedContainer,
  copy: Copy,
): Promise<void> {
  // The next version of what others wrote continues with what they kept back; a copy begins without it.
  const source = copy.is_duplicate === 1 ? asKnownTo(session, original) : original;
  const { institution_id, content_type, language, skill_id, no_of_skills, grade, subject } = source;
  // Pictures are of the content that shows them: these live on when the other is deleted.
  const uploads = uploadsOfDocument(content_type, source.json_data);
  const { ids, copies } = await planCopies(tx, institution_id, uploads);
  await insertContainer(tx, {
    ...copy,
    institution_id,
    content_type,
    language,
    skill_id,
    no_of_skills,
    grade,
    subject,
    users_content_id: newId(),
    copied_from_id: source.container_id,
    ...(copy.is_duplicate === 0 && { keeper_user_id: keeperOf(source) }),
    // A copy of a closed bank is closed too, so that it reveals nothing.
    is_closed: source.is_closed,
    total_questions: source.total_questions,
    total_skills: source.total_skills,
    school_id: session.school_id,
    user_id: session.user_id,
    json_data: JSON.stringify(renameMedia(content_type, source.json_data, ids)),
  });
  await keepReferences(tx, { ...source, container_id: copy.container_id });
  await insertCopies(tx, session, copy.container_id, copies);
  const detail = { copied_from_id: source.container_id };
  await recordHistory(tx, session, 'create', { institution_id, container_id: copy.container_id }, detail, {
    from_status: null,
    to_status: 'd',
  });
}
