import {
  duplicateRound,
  moveRound,
  newRound,
  withTemplate,
  withTemplateAndCards,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { isSame, type OpenedContainer, type TemplateType } from '@takhti/domain';
import { original, type Draft } from 'immer';

type Round = GameDoc['questionData'][number];

/** Changes the rounds of a game under edit by one of the model's functions. */
export function changeRounds(draft: Draft<GameDoc>, change: (doc: GameDoc) => GameDoc): void {
  const before: GameDoc | undefined = original(draft);
  if (before) draft.questionData = change(before).questionData;
}

/** The round that stands open after one is deleted: the next, at the end the one before. */
export function neighbourOf(rounds: readonly Round[], questionId: number): Round | undefined {
  const at = rounds.findIndex((round) => round.questionId === questionId);
  return rounds[at + 1] ?? rounds[at - 1];
}

/** Where a round stands, from 0; -1 for one that is not there. */
export function placeOf(doc: GameDoc, questionId: number): number {
  return doc.questionData.findIndex((round) => round.questionId === questionId);
}

/** The game after a round went so many places on (back, below 0) from where it stands by now; at an end it stays. */
export function movedBy(doc: GameDoc, questionId: number, places: number): GameDoc {
  const from = placeOf(doc, questionId);
  const to = Math.max(0, Math.min(doc.questionData.length - 1, from + places));
  return from === -1 || to === from ? doc : moveRound(doc, from, to);
}

/** The copy that duplicating makes, to be opened. */
export function copyIn(doc: GameDoc, questionId: number): number | null {
  const known = new Set(doc.questionData.map((round) => round.questionId));
  const copy = duplicateRound(doc, questionId).questionData.find((round) => !known.has(round.questionId));
  return copy?.questionId ?? null;
}

// What a round has whatever its template holds.
const notWritten = ['questionId', 'game', 'copied_from_id', 'isCardSaved', 'is_commented'] as const;

/** Whether picking another template would lose something that somebody wrote (G-024 to G-026). */
export function holdsWork(doc: GameDoc, round: Round): boolean {
  const fresh = newRound(doc, 'rumble_in_the_jumble', round.template_type);
  return !isSame(written(round), written(fresh));
}

function written(round: Round): object {
  const left = { ...round } as Record<string, unknown>;
  for (const field of notWritten) delete left[field];
  return left;
}

/** The game after another template was picked for a round. */
export function retyped(doc: GameDoc, questionId: number, template: TemplateType): GameDoc {
  return {
    ...doc,
    questionData: doc.questionData.map((round) =>
      round.questionId === questionId ? withTemplate(round, template) : round,
    ),
  };
}

/** The game after a round of another template got back the question and the cards that it had. */
export function withCardsOf(doc: GameDoc, before: Round): GameDoc {
  return {
    ...doc,
    questionData: doc.questionData.map((round) =>
      round.questionId === before.questionId ? withTemplateAndCards(before, round.template_type) : round,
    ),
  };
}

/** Content that was submitted keeps its last round (G-032, D-60). */
export function canDeleteRound(
  { content_status }: Pick<OpenedContainer, 'content_status'>,
  rounds: readonly Round[],
): boolean {
  return content_status === 'd' || content_status === 's' || rounds.length > 1;
}
