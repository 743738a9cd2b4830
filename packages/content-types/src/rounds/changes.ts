import { fieldChanges, isSame, stepTo, type FieldChange, type Snapshot } from '@takhti/domain';
import type { ContainerFields } from '../define.ts';
import { headChanges, missingFrom, orderChange, wholePart, without } from '../games/part-changes.ts';
import { documentShape, GameDoc, hasCards, unwrittenOfRound, type GameCard, type Round } from './round.ts';
import { templates } from './templates.ts';

const list = `json_data.${documentShape.parts}`;
// Cards are compared by themselves.
const left = new Set([...unwrittenOfRound, 'cardsData']);
const containers = ['container_1', 'container_2', 'container_3', 'container_4'] as const;

/**
 * The changes of a game, in parts that can be accepted or rejected one by one (core specification, section 6):
 * every field of the game and of a round, every card, a round that came or went, the order of the rounds. Where parts of a
 * round hold only together, the round is one change.
 * @param before a snapshot of the container; fields that it does not have did not change
 */
export function gameChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  const [was, is] = [GameDoc.safeParse(before['json_data']), GameDoc.safeParse(after['json_data'])];
  if (!was.success || !is.success) return fieldChanges(before, after);
  return [
    ...headChanges(before, after, { was: was.data, is: is.data }, documentShape),
    ...roundChanges(was.data.questionData, is.data.questionData),
  ];
}

function roundChanges(was: readonly Round[], is: readonly Round[]): FieldChange[] {
  const gone = missingFrom(is, was, numberOf).map(([round, at]) =>
    wholePart(list, round.questionId, [round, null], at),
  );
  const came = missingFrom(was, is, numberOf).map(([round, at]) =>
    wholePart(list, round.questionId, [null, round], at),
  );
  const changed = is.flatMap((round) => {
    const old = was.find(({ questionId }) => questionId === round.questionId);
    return old ? changesIn(old, round) : [];
  });
  return [...gone, ...came, ...changed, ...orderChange(list, was, is)];
}

function numberOf({ questionId }: Round): number {
  return questionId;
}

function changesIn(was: Round, is: Round): FieldChange[] {
  if (holdsTogether(was, is)) return isSame(was, is) ? [] : [wholePart(list, is.questionId, [was, is])];
  const path = `${list}.${stepTo(is.questionId)}.`;
  const fields = fieldChanges(without(was, left), without(is, left), path);
  return hasCards(was) && hasCards(is)
    ? [...fields, ...cardChanges(was.cardsData, is.cardsData, `${path}cardsData`)]
    : fields;
}

// These fields are valid only together: a moved bin, a code, a table's gap.
function holdsTogether(was: Round, is: Round): boolean {
  if (was.template_type !== is.template_type) return true;
  const differs = (field: string): boolean => !isSame(Reflect.get(was, field), Reflect.get(is, field));
  if (
    containers.some((bin) => (Reflect.get(was, bin) === undefined) !== (Reflect.get(is, bin) === undefined))
  )
    return true;
  return templates[is.template_type].together.some(differs);
}

// Cards with other words only are single changes; new cards, other places or marks are one change of all cards.
function cardChanges(was: readonly GameCard[], is: readonly GameCard[], path: string): FieldChange[] {
  if (isSame(was.map(placeOf), is.map(placeOf)))
    return is.flatMap((card, at) =>
      isSame(was[at], card) ? [] : [{ field: `${path}.${stepTo(card.id)}`, before: was[at], after: card }],
    );
  return [{ field: path, before: was, after: is }];
}

function placeOf({ id, data, isCorrect, header }: GameCard): unknown {
  return { id, data, isCorrect, header };
}

/**
 * The document of a game after one of its fields was changed: it repeats the container's title and language, as do its rounds, and
 * empty values are left out.
 */
export function gameAfterFieldChange({ title, language, json_data }: ContainerFields): object {
  const { questionData, ...doc } = json_data as { readonly questionData?: unknown };
  const rounds: unknown[] = Array.isArray(questionData) ? questionData : [];
  return {
    ...doc,
    title,
    language,
    questionData: rounds.map((round) => ({ ...(withoutNothing(round) as object), language })),
  };
}

function withoutNothing(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutNothing);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([field, value]) =>
      value === null ? [] : [[field, withoutNothing(value)]],
    ),
  );
}
