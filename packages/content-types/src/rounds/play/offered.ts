import type { GamePlay, PickedClues, PlayRound } from '@takhti/domain';
import { boardKindOf } from './boards.ts';

/** What a learner can choose from in a game of clues: its classes, each with its topics. */
export interface ClueChoice {
  readonly grade: string;
  readonly topics: readonly { readonly topic: string; readonly rounds: number }[];
}

/** The choice that a game offers, in the order in which its author brought it up; of other games there is none. */
export function choicesIn(rounds: readonly PlayRound[]): ClueChoice[] {
  const found = new Map<string, Map<string, number>>();
  for (const { board } of rounds) {
    const part = boardKindOf(board).partOf?.(board);
    if (!part) return [];
    const topics = found.get(part.grade) ?? new Map<string, number>();
    found.set(part.grade, topics.set(part.topic, (topics.get(part.topic) ?? 0) + 1));
  }
  return [...found].map(([grade, topics]) => ({
    grade,
    topics: [...topics].map(([topic, count]) => ({ topic, rounds: count })),
  }));
}

/** Whether there is anything to choose (G-177 to G-180). */
export function hasChoice(choices: readonly ClueChoice[]): boolean {
  return choices.length > 1 || (choices[0]?.topics.length ?? 0) > 1;
}

/** The game with the rounds that were chosen alone, counted again; a choice that it does not have leaves it whole. */
export function offered<Play extends Pick<GamePlay, 'rounds'>>(
  play: Play,
  picked: PickedClues | undefined,
): Play {
  if (picked === undefined) return play;
  const rounds = play.rounds.filter(({ board }) => {
    const part = boardKindOf(board).partOf?.(board);
    return part?.grade === picked.grade && part.topic === picked.topic;
  });
  if (rounds.length === 0) return play;
  return { ...play, rounds: rounds.map((round, at) => ({ ...round, Number: at + 1 })) };
}
