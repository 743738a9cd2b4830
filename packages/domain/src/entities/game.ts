import { z } from 'zod';
import { WebAddress } from '../web-address.ts';
import { Id, Instant, LanguageSchema } from './common.ts';
import { clueRules } from '../play/clue-rules.ts';
import { limits } from '../limits.ts';
import { Result, ResultQuestion } from './play.ts';

/** The kinds of rounds of the specification (section 3; the spellings are kept as they are, G-006, G-007). */
const specifiedTemplates = [
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'non_overlapping_classification',
  'matching_drag_drop',
  'financial-fib',
  'tabular_fib',
  'mcq',
  'crack_the_code',
  'order',
  'mcq_short',
  'mcq_two_option',
  'mcq_medium',
  'true_false',
] as const;

/** Every kind of rounds: those of the specification, and what the two games of clues are made of (ADR 0031). */
export const templateTypes = [...specifiedTemplates, 'clue_on', 'mystery_word'] as const;
export type TemplateType = (typeof templateTypes)[number];

/** The kind of a round in a learner's copy: a kind of rounds, or a game that is made of one. */
const playedTemplates = [...templateTypes, 'crossword'] as const;

/** The content of a card: words, a picture, both, a picture with a sound, or words with a sound (G-333). */
export const cardTypes = ['text', 'image', 'mix', 'media', 'audio'] as const;
export type CardType = (typeof cardTypes)[number];

/** A card as a learner sees it. `id` is the card's own in its round. */
export const PlayCard = z.object({
  id: z.int(),
  type: z.enum(cardTypes),
  text: z.string(),
  image: z.string(),
  alt: z.string().meta({ description: 'What the picture shows, in words' }),
  audio: z.string(),
});
export type PlayCard = z.infer<typeof PlayCard>;

/** Find the pairs; face down with `is_flipped`. */
export const PairsBoard = z.object({
  kind: z.literal('pairs'),
  is_flipped: z.boolean(),
  cards: z.array(PlayCard),
  pairs: z.array(z.tuple([z.int(), z.int()])),
});
export type PairsBoard = z.infer<typeof PairsBoard>;

/** Put the cards in order. */
export const SequenceBoard = z.object({
  kind: z.literal('sequence'),
  layout: z.enum(['row', 'column', 'slots']),
  cards: z.array(PlayCard).meta({ description: 'As they lie at the start' }),
  order: z.array(z.int()),
});
export type SequenceBoard = z.infer<typeof SequenceBoard>;

/** Put each card where it belongs; the bin of a card that belongs nowhere is null. */
export const BinsBoard = z.object({
  kind: z.literal('bins'),
  bins: z.array(z.object({ bin: z.int(), label: z.string(), image: z.string() })),
  cards: z.array(PlayCard),
  places: z.array(z.object({ card: z.int(), bin: z.int().nullable() })),
});
export type BinsBoard = z.infer<typeof BinsBoard>;

/** Choose the right option, or all right ones. */
export const ChoiceBoard = z.object({
  kind: z.literal('choice'),
  is_multiple: z.boolean(),
  cards: z.array(PlayCard),
  right: z.array(z.int()),
  correct_feedback: z.string(),
  incorrect_feedback: z.string(),
});
export type ChoiceBoard = z.infer<typeof ChoiceBoard>;

/** Type a number that has a unit. */
export const NumberBoard = z.object({ kind: z.literal('number'), unit: z.string(), answer: z.string() });
export type NumberBoard = z.infer<typeof NumberBoard>;

/** Type what belongs in the empty cell of a table. */
export const TableBoard = z.object({
  kind: z.literal('table'),
  title: z.string(),
  heading: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  blank: z.object({ row: z.int(), column: z.int() }),
  answer: z.string(),
  is_strict: z.boolean(),
});
export type TableBoard = z.infer<typeof TableBoard>;

/** Turn a coded text back into words, letter by letter. */
export const CodeBoard = z.object({
  kind: z.literal('code'),
  signs: z.array(z.object({ coded: z.string(), plain: z.string(), is_letter: z.boolean() })),
  key: z.array(z.object({ coded: z.string(), plain: z.string() })),
  is_strict: z.boolean(),
});
export type CodeBoard = z.infer<typeof CodeBoard>;

/** A word of a crossword, with its clue; its letters are those of its cells. */
export const CrosswordWord = z.object({
  QuestionId: z.string(),
  number: z.int().meta({ description: 'The number in its first cell' }),
  is_down: z.boolean(),
  cells: z.array(z.int()).meta({ description: 'Places in `cells`, from its first letter to its last' }),
  clue: z.string(),
  image: z.string(),
  alt: z.string(),
  audio: z.string(),
});
export type CrosswordWord = z.infer<typeof CrosswordWord>;

/** Fill words into a grid where they cross. Columns are counted in the direction of the language. */
export const CrosswordBoard = z.object({
  kind: z.literal('crossword'),
  rows: z.int(),
  columns: z.int(),
  cells: z.array(z.object({ row: z.int(), column: z.int(), letter: z.string() })),
  words: z.array(CrosswordWord),
});
export type CrosswordBoard = z.infer<typeof CrosswordBoard>;

const clues = {
  grade: z.string().meta({ description: 'The class that it is for; empty for everybody' }),
  topic: z.string(),
  clues: z.array(PlayCard).meta({ description: 'In the order in which they are uncovered' }),
  answer: z.string(),
};

/** Find out what the clues are about, with as few of them as possible. */
export const ClueBoard = z.object({ kind: z.literal('clue'), ...clues });
export type ClueBoard = z.infer<typeof ClueBoard>;

/** Find the letters of a word, helped by clues; signs between its letters are there from the start. */
export const WordBoard = z.object({
  kind: z.literal('word'),
  ...clues,
  signs: z.array(z.object({ sign: z.string(), is_letter: z.boolean() })),
});
export type WordBoard = z.infer<typeof WordBoard>;

/** The board of a round. It contains the right answer: every game shows it at once (ADR 0010). */
export const Board = z.discriminatedUnion('kind', [
  PairsBoard,
  SequenceBoard,
  BinsBoard,
  ChoiceBoard,
  NumberBoard,
  TableBoard,
  CodeBoard,
  ClueBoard,
  WordBoard,
  CrosswordBoard,
]);
export type Board = z.infer<typeof Board>;

/** One round as a learner's copy holds it. */
export const PlayRound = z
  .object({
    QuestionId: z.string(),
    Number: z.int(),
    Order: z.int().meta({ description: 'The place where its author put it, from 1' }),
    template_type: z.enum(playedTemplates),
    question: z.string(),
    /** A part of the question to set off. */
    word_to_highlight: z.string(),
    instruction: z.string(),
    hint: z.string(),
    hint_image: z.string(),
    hint_video: WebAddress.meta({ description: 'A link, where the hint has one' }),
    help: z.string(),
    /** Words before the round. */
    challenge: z.string(),
    image: z.string(),
    alt: z.string(),
    audio: z.string(),
    board: Board,
  })
  .meta({ id: 'PlayRound' });
export type PlayRound = z.infer<typeof PlayRound>;

/** The worlds that are shown around a game's rounds (games specification, section 1). */
export const scenes = [
  'list',
  'village',
  'jigsaw',
  'bars',
  'stones',
  'clueboard',
  'lanterns',
  'caravan',
] as const;
export type SceneId = (typeof scenes)[number];

/** A launched game: everything the player needs. */
export const GamePlay = z
  .object({
    AssessmentId: Id,
    content_type: z.string(),
    title: z.string(),
    description: z.string(),
    language: LanguageSchema,
    grade: z.string(),
    subject: z.string(),
    SkillId: Id,
    scene: z.enum(scenes),
    picture: z.string().meta({ description: 'What the scene puts together; empty where it needs none' }),
    rounds: z.array(PlayRound),
  })
  .meta({ id: 'GamePlay' });
export type GamePlay = z.infer<typeof GamePlay>;

// Every letter of every word in a cell of its own would still be no more.
const mostCells = limits.crossword.max_words * limits.crossword.max_letters;

const Ids = z.array(z.int()).max(limits.game.max_cards);

const Shown = z
  .int()
  .min(0)
  .max(limits.game.max_cards)
  .meta({ description: 'How many clues were uncovered' });

/**
 * What a learner did on a board: tries, an order, places, a choice, a text, letters, answers to clues, guessed letters, or the
 * cells of a grid.
 */
export const RoundResponse = z.union([
  z.strictObject({ tries: z.array(z.tuple([z.int(), z.int()])).max(limits.game.max_tries) }),
  z.strictObject({ order: Ids }),
  z.strictObject({
    places: z.array(z.strictObject({ card: z.int(), bin: z.int().nullable() })).max(limits.game.max_cards),
  }),
  z.strictObject({ chosen: Ids }),
  z.strictObject({ text: z.string().max(limits.game.text) }),
  z.strictObject({ letters: z.array(z.string().max(20)).max(limits.game.text) }),
  z.strictObject({
    answers: z.array(z.string().max(limits.game.text)).max(clueRules.max_attempts),
    shown: Shown,
  }),
  z.strictObject({ guesses: z.array(z.string().max(20)).max(clueRules.max_guesses), shown: Shown }),
  z.strictObject({
    cells: z.array(z.string().max(20)).max(mostCells),
    revealed: z.array(z.int().min(0)).max(mostCells),
  }),
]);
export type RoundResponse = z.infer<typeof RoundResponse>;

/** A round that was played to its end. */
export const PlayedRound = z.object({
  QuestionId: z.string().max(20),
  response: RoundResponse,
  TimespentInSeconds: z.int().min(0),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

/** The part of a game of clues that a learner chose. */
export const PickedClues = z.object({ grade: z.string().max(500), topic: z.string().max(500) });
export type PickedClues = z.infer<typeof PickedClues>;

/** The state of a game as player and server exchange it: `bookmarking_data`. */
export const GameState = z
  .object({
    rounds: z.array(PlayedRound).max(limits.game.max_rounds),
    current: z.int().min(0),
    seconds: z.int().min(0).meta({ description: 'Time spent so far' }),
    picked: PickedClues.optional().meta({ description: 'What the learner chose, where there was a choice' }),
    open: PlayedRound.optional().meta({
      description:
        'What was done so far in the round that is open; it is worth nothing until that round is done',
    }),
  })
  .meta({ id: 'GameState' });
export type GameState = z.infer<typeof GameState>;

/** One line of a game's result: as an assessment's, with the share of the round that was right (G-505). */
export const GameResultQuestion = ResultQuestion.omit({ QuestionId: true, UserAResponse: true }).extend({
  QuestionId: z.string(),
  UserAResponse: z.string().meta({ description: 'The response as JSON, enough to score it again' }),
  credit: z.number().min(0).max(1),
});
export type GameResultQuestion = z.infer<typeof GameResultQuestion>;

/** The result of a game (G-503, G-504). */
export const GameResult = Result.omit({ QuestionsData: true })
  .extend({ finished_at: Instant.nullable(), QuestionsData: z.array(GameResultQuestion) })
  .meta({ id: 'GameResult' });
export type GameResult = z.infer<typeof GameResult>;
