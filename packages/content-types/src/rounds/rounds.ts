import { limits, type ContentType, type TemplateType } from '@takhti/domain';
import { hasCards, Round, type BinsRound, type GameDoc } from './round.ts';
import { templates } from './templates.ts';
import type { Game } from './worlds/games.ts';

/** A new round of a template, numbered after the highest so far (G-582, D-52). */
export function newRound(doc: GameDoc, game: ContentType, template: TemplateType): Round {
  return Round.parse({
    questionId: nextId(doc),
    game,
    language: doc.language,
    isCardSaved: false,
    ...templates[template].content(doc.language),
  });
}

/** The game with a round more, at its end or at a place (from 0). */
export function addRound(doc: GameDoc, round: Round, at = doc.questionData.length): GameDoc {
  return { ...doc, questionData: doc.questionData.toSpliced(at, 0, round) };
}

/**
 * The game with rounds of somewhere else at its end, each with a number and the language of this game; a game takes no more than
 * it has room for, and none of a template that it does not have.
 */
export function addRounds(
  doc: GameDoc,
  game: Pick<Game, 'content_type' | 'templates'>,
  rounds: readonly Round[],
): GameDoc {
  const first = nextId(doc);
  const fitting = rounds
    .filter(({ template_type }) => game.templates.includes(template_type))
    .slice(0, limits.game.max_rounds - doc.questionData.length);
  const added = fitting.map((round, at) => {
    const { is_commented: _of_elsewhere, ...rest } = structuredClone(round);
    return {
      ...rest,
      questionId: first + at,
      game: game.content_type,
      language: doc.language,
      copied_from_id: null,
    };
  });
  return { ...doc, questionData: [...doc.questionData, ...added] };
}

/** The game with a copy of a round right after it; the copy knows where it comes from (G-580). */
export function duplicateRound(doc: GameDoc, questionId: number): GameDoc {
  const at = doc.questionData.findIndex((round) => round.questionId === questionId);
  const round = doc.questionData[at];
  if (!round) return doc;
  const copy: Round = { ...structuredClone(round), questionId: nextId(doc), copied_from_id: questionId };
  return addRound(doc, copy, at + 1);
}

/** The game without a round. */
export function deleteRound(doc: GameDoc, questionId: number): GameDoc {
  return { ...doc, questionData: doc.questionData.filter((round) => round.questionId !== questionId) };
}

/** The game with a round at another place (both from 0). */
export function moveRound(doc: GameDoc, from: number, to: number): GameDoc {
  const moved = doc.questionData[from];
  if (!moved) return doc;
  return { ...doc, questionData: doc.questionData.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** The round after another template was picked: question, hint and cards are gone, the template's own are set (G-024 to G-027). */
export function withTemplate(round: Round, template: TemplateType): Round {
  const { questionId, game, language, is_commented } = round;
  return Round.parse({
    questionId,
    game,
    language,
    ...(is_commented !== undefined && { is_commented }),
    isCardSaved: false,
    ...templates[template].content(language),
  });
}

/** Whether a round keeps its cards, if it wants to, under another template: both are written by the same engine. */
export function mayKeepCards(round: Round, template: TemplateType): boolean {
  const own = templates[round.template_type];
  return own.hasCards && hasCards(round) && own.engine === templates[template].engine;
}

/** The round after another template of the same engine was picked, with its question, its cards and their places as they were. */
export function withTemplateAndCards(round: Round, template: TemplateType): Round {
  const { question, qContent } = round;
  const { cardsData, container_1, container_2, container_3, container_4 } = {
    ...round,
  } as Partial<BinsRound>;
  const kept = { question, qContent, cardsData, container_1, container_2, container_3, container_4 };
  const written = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return Round.parse({ ...withTemplate(round, template), ...written });
}

function nextId(doc: GameDoc): number {
  return Math.max(0, ...doc.questionData.map((round) => round.questionId)) + 1;
}
