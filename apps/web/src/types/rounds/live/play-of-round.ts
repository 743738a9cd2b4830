import { toGamePlay, type GameDoc } from '@takhti/content-types/rounds';
import type { GamePlay, OpenedContainer } from '@takhti/domain';

type Head = Pick<OpenedContainer, 'content_id' | 'content_type' | 'grade' | 'subject' | 'skill_id'>;

/** A learner's copy of one round as it is being written; with one seed, so that cards stay where they lie while it is typed on. */
export function playOfRound(doc: GameDoc, round: GameDoc['questionData'][number], head: Head): GamePlay {
  const { content_id, content_type, grade, subject, skill_id } = head;
  const { title, language } = doc;
  return toGamePlay(
    { AssessmentId: content_id, SkillId: skill_id, content_type, grade, subject, title, language },
    { ...doc, questionData: [round] },
    'preview',
  );
}
