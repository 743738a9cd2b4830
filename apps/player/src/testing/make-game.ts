import type { GamePlay, PlayCard, PlayRound } from '@takhti/domain';
import { idOf } from './make-play.ts';

export const makeCard = (id: number, text: string): PlayCard => ({
  id,
  type: 'text',
  text,
  image: '',
  alt: '',
  audio: '',
});

/** A round with this board, the first of its game; nothing else is told of it. */
export function makeRound(board: PlayRound['board'], told: Partial<PlayRound> = {}): PlayRound {
  return {
    QuestionId: '1',
    Number: 1,
    Order: 1,
    template_type: 'mcq_short',
    question: 'Question 1',
    word_to_highlight: '',
    instruction: '',
    hint: '',
    hint_image: '',
    hint_video: '',
    help: '',
    challenge: '',
    image: '',
    alt: '',
    audio: '',
    board,
    ...told,
  };
}

/** A round of two options, of which the first is right. */
function makeChoice(number: number, words: readonly [string, string]): PlayRound {
  return makeRound(
    {
      kind: 'choice',
      is_multiple: false,
      cards: words.map((text, at) => makeCard(at + 1, text)),
      right: [1],
      correct_feedback: '',
      incorrect_feedback: '',
    },
    { QuestionId: String(number), Number: number, Order: number, question: `Question ${number}` },
  );
}

/** A game of some rounds of two options, of which the first is right. */
export function makeGame(
  rounds: number,
  words: readonly [string, string] = ['Right', 'Wrong'],
  overrides: Partial<GamePlay> = {},
): GamePlay {
  return {
    AssessmentId: idOf(1),
    content_type: 'rumble_in_the_jumble',
    title: 'Planets',
    description: '',
    language: 'english',
    grade: '3',
    subject: 'Science',
    SkillId: idOf(2),
    scene: 'list',
    picture: '',
    rounds: Array.from({ length: rounds }, (_, at) => makeChoice(at + 1, words)),
    ...overrides,
  };
}
