import {
  bankQuestions,
  crosswordWords,
  makeRounds,
  roundKindsOf,
  type Entry,
  type LeftOut,
  type RoundKind,
} from '@takhti/content-types/making';
import { crosswordModel, type CrosswordFile } from '@takhti/content-types/crosswords';
import { bankGames, gameModels, games, type Game, type Round } from '@takhti/content-types/rounds';
import { limits, type Language, type Question } from '@takhti/domain';
import { summaryOfRound, type PartSummary } from './part-summary.ts';

/** The games in which rounds of many kinds are played, each with a world of its own. */
export const worlds = ['rumble_in_the_jumble', 'kampong', 'puzzle'] as const;
export type World = (typeof worlds)[number];

/** What a game is made of: entries, and the questions that they are, where they are some. */
export interface Material {
  readonly entries: readonly Entry[];
  readonly questions: readonly Question[];
  readonly language: Language;
}

export type MakeableKind = RoundKind | 'crossword' | keyof typeof bankGames;

interface Outlook<Kind extends MakeableKind> {
  readonly kind: Kind;
  /** What comes into it, to be looked at before. */
  readonly parts: readonly PartSummary[];
  readonly left: readonly LeftOut[];
}

/** Rounds that can be made. */
export type RoundsMakeable = Outlook<RoundKind> & {
  readonly how: 'rounds';
  readonly rounds: readonly Round[];
};

/** A game that can be made: what it is made of, and what is left out. */
export type Makeable =
  | RoundsMakeable
  | (Outlook<'crossword'> & { readonly how: 'words'; readonly files: readonly CrosswordFile[] })
  | (Outlook<keyof typeof bankGames> & { readonly how: 'bank'; readonly content_ids: readonly string[] });

/** The rounds that a game may get of the material, by their kind; it has room for so many. */
export function roundsOf(
  { entries, language }: Pick<Material, 'entries' | 'language'>,
  { templates, content_type }: Pick<Game, 'templates' | 'content_type'>,
  room: number,
): RoundsMakeable[] {
  const making = { game: content_type, language, room, templates };
  return roundKindsOf(templates).map((kind) => {
    const { made, left } = makeRounds(kind, entries, making);
    return { kind, how: 'rounds', rounds: made, parts: made.map(summaryOfRound), left };
  });
}

/** Every game that the material may be made into; one of which nothing can be made has no parts. */
export function makeablesOf({ entries, questions, language }: Material): Makeable[] {
  const rounds = roundsOf({ entries, language }, games.rumble_in_the_jumble, limits.game.max_rounds);
  const { made: files, left } = crosswordWords(entries, language);
  const parts = files.map(({ word, clue }) => ({ title: word, details: [clue] }));
  const crossword: Makeable = { kind: 'crossword', how: 'words', files, parts, left };
  const ofBank = questions.length === 0 ? [] : Object.values(bankGames);
  return [...rounds, crossword, ...ofBank.map((game) => bankGame(game, entries, questions))];
}

function bankGame(
  game: (typeof bankGames)[keyof typeof bankGames],
  entries: readonly Entry[],
  questions: readonly Question[],
): Makeable {
  const { made, left } = bankQuestions(game, entries, questions);
  const content_ids = made.map(({ content_id }) => content_id);
  const chosen = new Set(content_ids);
  const parts = entries
    .filter(({ content_id }) => content_id !== null && chosen.has(content_id))
    .map(({ clue, options }) => ({ title: clue.text, details: (options ?? []).map(({ text }) => text) }));
  return { kind: game.content_type, how: 'bank', content_ids, parts, left };
}

/** The document of a new game of these rounds. */
export function gameDocument(
  world: World,
  language: Language,
  title: string,
  rounds: readonly Round[],
): object {
  const doc = gameModels[world].defaults({ language, skill_id: '', subject: '', total_questions: 0 });
  return {
    ...doc,
    title,
    questionData: rounds.map((round, at) => ({ ...round, questionId: at + 1, game: world })),
  };
}

/** The document of a new crossword of these words. */
export function crosswordDocument(
  language: Language,
  title: string,
  files: readonly CrosswordFile[],
): object {
  const doc = crosswordModel.defaults({ language, skill_id: '', subject: '', total_questions: 0 });
  return { ...doc, title, files };
}
