import { isWebAddress, type GamePlay, type PlayRound } from '@takhti/domain';
import { bankGameOf } from '../worlds/bank-games.ts';
import { gamePicture } from '../worlds/game-picture.ts';
import { gameOf } from '../worlds/games.ts';
import type { GameDoc, Round } from '../round.ts';
import { templates } from '../templates.ts';

/** The facts about the content in a launch. */
export type GameHead = Pick<
  GamePlay,
  'AssessmentId' | 'content_type' | 'title' | 'language' | 'grade' | 'subject' | 'SkillId'
>;

/** A learner's copy of a game: its rounds in their author's order, each laid out by the seed (games specification, section 3). */
export function toGamePlay(head: GameHead, doc: GameDoc, seed: string): GamePlay {
  const game = gameOf(head.content_type);
  return {
    ...head,
    description: doc.description,
    scene: (game ?? bankGameOf(head.content_type))?.scene ?? 'list',
    picture: game?.hasPicture ? gamePicture(doc) : '',
    rounds: doc.questionData.map((round, at) => toPlayRound(round, at + 1, head.language, seed)),
  };
}

/** One round of a learner's copy; the preview of a round shows nothing else. */
export function toPlayRound(
  round: Round,
  number: number,
  language: GamePlay['language'],
  seed: string,
): PlayRound {
  const template = templates[round.template_type];
  const { picturesHint } = template;
  const { image, imageAlt, audio } = round.qContent;
  return {
    QuestionId: String(round.questionId),
    Number: number,
    Order: number,
    template_type: round.template_type,
    question: round.question.trim(),
    word_to_highlight: round.wordToHighlight?.trim() ?? '',
    instruction: round.instruction.trim(),
    hint: round.hint.trim(),
    hint_image: picturesHint ? image : '',
    hint_video: round.preview_hint_video === true ? openable(round.hint_video ?? '') : '',
    help: round.help?.trim() ?? '',
    challenge: round.preview_challenge === true ? (round.challenge?.trim() ?? '') : '',
    image: picturesHint ? '' : image,
    alt: imageAlt.trim(),
    audio: audio || (round.audio ?? ''),
    board: template.board(round, { seed: `${seed}/${round.questionId}`, language }),
  };
}

// What was published before such addresses were refused is still there.
function openable(address: string): string {
  return isWebAddress(address.trim()) ? address.trim() : '';
}
