import { entryOfStep, isOrder, namesOf, type FieldChange } from '@takhti/domain';
import { leafChanges, roundsOf, type LeafChange, type RoundChange } from './round-changes.ts';

const list = 'json_data.questionData.';

/** What one change of a game's rounds is about: their order, or a part of one of them. */
export type RoundPart =
  | { readonly kind: 'order'; readonly before: readonly string[]; readonly after: readonly string[] }
  | { readonly kind: 'part'; readonly change: RoundChange; readonly current: readonly LeafChange[] };

/**
 * What a change of a single part of a game's rounds shows people; null for a change of anything else.
 * @param current what the part holds now
 * @param questionData the rounds as they are now: people know a round by its place among them
 */
export function roundPartOf(
  { field, before, after }: FieldChange,
  current: unknown,
  questionData: unknown,
): RoundPart | null {
  if (!field.startsWith(list)) return null;
  const rounds = roundsOf(questionData) ?? [];
  if (isOrder(field))
    return { kind: 'order', before: placesOf(before, rounds), after: placesOf(after, rounds) };
  const [step = '', ...inside] = field.slice(list.length).split('.');
  const entry = entryOfStep(step);
  if (!entry) return null;
  const questionId = Number(entry.name);
  const at = rounds.findIndex((round) => round.questionId === questionId);
  const known = rounds[at] ?? roundsOf([after])?.[0] ?? roundsOf([before])?.[0];
  const changesOf = (from: unknown, to: unknown): LeafChange[] =>
    leafChanges(treeOf(inside, from), treeOf(inside, to)).map((leaf) => placed(leaf, inside, rounds[at]));
  return {
    kind: 'part',
    change: {
      kind: inside.length > 0 ? 'changed' : kindOf(before, after),
      questionId,
      number: (at < 0 ? (entry.place ?? 0) : at) + 1,
      template_type: known?.template_type ?? '',
      leaves: changesOf(before, after),
    },
    current: changesOf(null, current),
  };
}

function kindOf(before: unknown, after: unknown): RoundChange['kind'] {
  if (before === null || before === undefined) return 'added';
  return after === null || after === undefined ? 'deleted' : 'changed';
}

// The round with nothing in it but the part.
function treeOf([step, ...rest]: readonly string[], value: unknown): object {
  if (step === undefined) return typeof value === 'object' && value !== null ? value : {};
  if (entryOfStep(step)) return [value];
  return { [step]: rest.length > 0 ? treeOf(rest, value) : value };
}

// A card is where the round has it now.
function placed(leaf: LeafChange, inside: readonly string[], round: object | undefined): LeafChange {
  const card = inside[1] === undefined ? null : entryOfStep(inside[1]);
  if (!card) return leaf;
  const cards: unknown = round && Reflect.get(round, inside[0] ?? '');
  const at = Array.isArray(cards) ? namesOf(cards).indexOf(card.name) : -1;
  return { ...leaf, path: leaf.path.map((step, depth) => (depth === 1 ? Math.max(at, 0) : step)) };
}

function placesOf(order: unknown, rounds: readonly { readonly questionId: number }[]): string[] {
  if (!Array.isArray(order)) return [];
  return order.map((name) => {
    const at = rounds.findIndex((round) => String(round.questionId) === String(name));
    return at < 0 ? '–' : String(at + 1);
  });
}
