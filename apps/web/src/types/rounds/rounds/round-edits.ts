import {
  duplicateRound,
  moveRound,
  newRound,
  unwrittenOfRound,
  withTemplate,
  withTemplateAndCards,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { isSame, type OpenedContainer, type TemplateType } from '@takhti/domain';
import { original, type Draft } from 'immer';

type Round = GameDoc['questionData'][number];

/** Changes the rounds of an edited game by a function of the model. */
export function changeRounds(draft: Draft<GameDoc>, change: (doc: GameDoc) => GameDoc): void {
  const before: GameDoc | undefined = original(draft);
  if (before) draft.questionData = change(before).questionData;
}

/** The round to open after one is deleted: the next, or the one before at the end. */
export function neighbourOf(rounds: readonly Round[], questionId: number): Round | undefined {
  const at = rounds.findIndex((round) => round.questionId === questionId);
  return rounds[at + 1] ?? rounds[at - 1];
}

/** The position of a round, from 0; -1 if it is missing. */
export function placeOf(doc: GameDoc, questionId: number): number {
  return doc.questionData.findIndex((round) => round.questionId === questionId);
}

/** The game with a round moved by so many places (backwards if negative) from its present place, at most to an end. */
export function movedBy(doc: GameDoc, questionId: number, places: number): GameDoc {
  const from = placeOf(doc, questionId);
  const to = Math.max(0, Math.min(doc.questionData.length - 1, from + places));
  return from === -1 || to === from ? doc : moveRound(doc, from, to);
}

/** The duplicate of a round, to be opened. */
export function copyIn(doc: GameDoc, questionId: number): number | null {
  const known = new Set(doc.questionData.map((round) => round.questionId));
  const copy = duplicateRound(doc, questionId).questionData.find((round) => !known.has(round.questionId));
  return copy?.questionId ?? null;
}

/** Whether choosing another template would lose written text (G-024 to G-026). */
export function holdsWork(doc: GameDoc, round: Round): boolean {
  const fresh = newRound(doc, 'rumble_in_the_jumble', round.template_type);
  return !isSame(written(round), written(fresh));
}

function written(round: Round): object {
  return Object.fromEntries(Object.entries(round).filter(([field]) => !unwrittenOfRound.has(field)));
}

/** The game after another template was chosen for a round. */
export function retyped(doc: GameDoc, questionId: number, template: TemplateType): GameDoc {
  return {
    ...doc,
    questionData: doc.questionData.map((round) =>
      round.questionId === questionId ? withTemplate(round, template) : round,
    ),
  };
}

/** The game with the former question and cards of a round restored. */
export function withCardsOf(doc: GameDoc, before: Round): GameDoc {
  return {
    ...doc,
    questionData: doc.questionData.map((round) =>
      round.questionId === before.questionId ? withTemplateAndCards(before, round.template_type) : round,
    ),
  };
}

/** Submitted content keeps its last round (G-032, D-60). */
export function canDeleteRound(
  { content_status }: Pick<OpenedContainer, 'content_status'>,
  rounds: readonly Round[],
): boolean {
  return content_status === 'd' || content_status === 's' || rounds.length > 1;
}
