import { hasCards, hasClues, type GameDoc } from '@takhti/content-types/rounds';

const longest = 90;

/** A round in a few words of its own: what it asks, or the text of its first card. */
export function summaryOf(round: GameDoc['questionData'][number]): string {
  const cards = hasCards(round) ? round.cardsData.map(({ text }) => text) : [];
  const title = round.template_type === 'tabular_fib' ? [round.preHeader.title] : [];
  // All rounds of clues ask the same: they differ by the answer.
  const answer = hasClues(round) ? [round.Answer] : [];
  const words =
    [...answer, round.question, ...title, ...cards].map((each) => each.trim()).find((each) => each !== '') ??
    '';
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}

const remembered = new WeakMap<object, string>();

/** The same, looked for once as long as the round is the same. */
export function rememberedSummary(round: GameDoc['questionData'][number]): string {
  const known = remembered.get(round) ?? summaryOf(round);
  remembered.set(round, known);
  return known;
}
