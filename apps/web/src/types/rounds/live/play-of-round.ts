import { toGamePlay, type GameDoc } from '@takhti/content-types/rounds';
import type { GamePlay, OpenedContainer } from '@takhti/domain';

type Head = Pick<OpenedContainer, 'content_id' | 'content_type' | 'grade' | 'subject' | 'skill_id'>;

/** Which round of how many is shown. */
interface Place {
  readonly number: number;
  readonly total_rounds: number;
}

/**
 * A learner's copy of one round as it is being written, under its number in the game; with one seed, so that cards stay where they
 * are while it is typed on.
 */
export function playOfRound(
  doc: GameDoc,
  round: GameDoc['questionData'][number],
  head: Head,
  { number, total_rounds }: Place,
): GamePlay & Pick<Place, 'total_rounds'> {
  const { content_id, content_type, grade, subject, skill_id } = head;
  const { title, language } = doc;
  const play = toGamePlay(
    { AssessmentId: content_id, SkillId: skill_id, content_type, grade, subject, title, language },
    { ...doc, questionData: [round] },
    'preview',
  );
  return { ...play, rounds: play.rounds.map((each) => ({ ...each, Number: number })), total_rounds };
}
