import { cardTypes, languages, limits } from '@takhti/domain';
import { z } from 'zod';
import { unwrittenOf, type GameDocumentShape } from '../games/document-shape.ts';
import { Address, anyAddress, anyShort, anyText, gameHead, Short, Text } from '../games/head.ts';

/** A card of a round (games specification, section 3). Fields that we do not know are kept. */
export const GameCard = z.looseObject({
  id: z.int().min(1),
  type: z.enum(cardTypes),
  text: Text,
  imagePath: Address,
  /** The text alternative of the picture (ours). */
  imageAlt: Short,
  audioPath: Address,
  isCorrect: z.boolean().default(false),
  /** The pair's number, the place in the order, or the bin (`option||n`). */
  data: Short,
  header: Short,
  /** Kept for other platforms, as the specification names it; nothing of ours shows it. */
  Grade: anyShort.optional(),
});
export type GameCard = z.infer<typeof GameCard>;

/** A bin of a round; `data` is `option||n`. */
export const GameBin = z.looseObject({
  bin: Short,
  label: Short,
  value: Short,
  data: Short,
  imagePath: Address,
});
export type GameBin = z.infer<typeof GameBin>;

const head = {
  /** Starts at 1; a new round has the highest plus one. */
  questionId: z.int().min(1),
  game: Short,
  question: Text,
  qContent: z
    .looseObject({ image: Address, imageAlt: Short, audio: Address })
    .default({ image: '', imageAlt: '', audio: '' }),
  hint: Text,
  instruction: Text,
  language: z.enum(languages),
  help: anyText.optional(),
  /** Words before the round; required with `preview_challenge`. */
  challenge: anyText.optional(),
  preview_challenge: z.boolean().optional(),
  preview_hint_video: z.boolean().optional(),
  hint_video: z.string().max(2_000).optional(),
  wordToHighlight: anyShort.optional(),
  gameImage: anyAddress.optional(),
  imagename: anyShort.optional(),
  audio: anyAddress.optional(),
  dual_is_enabled: z.boolean().optional(),
  audio_is_enabled: z.boolean().optional(),
  is_commented: z.boolean().optional(),
  isCardSaved: z.boolean().optional(),
  copied_from_id: z.int().nullable().optional(),
  /** The id of the part that a model made (ours, ADR 0047). */
  ai_part: z.string().max(100).optional(),
  CorrectFeedback: anyText.optional(),
  IncorrectFeedback: anyText.optional(),
};

const cards = { ...head, cardsData: z.array(GameCard).max(limits.game.max_cards).default([]) };
const bins = {
  ...cards,
  container_1: GameBin.optional(),
  container_2: GameBin.optional(),
  container_3: GameBin.optional(),
  container_4: GameBin.optional(),
};
const choice = {
  ...cards,
  /** A mirror of the cards, read when there are none. */
  options: z
    .array(z.looseObject({ text: Text, isCorrect: z.boolean().default(false) }))
    .max(limits.game.max_cards)
    .default([]),
};

const clues = { ...cards, Answer: Short, Grade: Short, Topic: Short };

const Columns = z.looseObject({ column1: Short, column2: Short, column3: Short, column4: Short });

const roundSchema = <const T extends string, Shape extends z.ZodRawShape>(template_type: T, shape: Shape) =>
  z.looseObject({ template_type: z.literal(template_type), ...shape });

/** A round of a game: a `questionData` item; its template determines its form (G-573 to G-591). */
export const Round = z.discriminatedUnion('template_type', [
  roundSchema('matching', cards),
  roundSchema('matching_flip', cards),
  roundSchema('sorting', cards),
  roundSchema('sorting_vertical', cards),
  roundSchema('order', cards),
  roundSchema('non_overlapping_classification', bins),
  roundSchema('matching_drag_drop', bins),
  roundSchema('mcq', choice),
  roundSchema('mcq_short', choice),
  roundSchema('mcq_medium', choice),
  roundSchema('mcq_two_option', choice),
  roundSchema('true_false', choice),
  roundSchema('financial-fib', { ...head, blank: Short, unit: Short }),
  roundSchema('tabular_fib', {
    ...head,
    preHeader: z.looseObject({ title: Text, value: Text }).default({ title: '', value: '' }),
    columns: Columns.default({ column1: '', column2: '', column3: '', column4: '' }),
    rows: z.array(Columns).max(100).default([]),
    /** The empty cell as `row:column`, rows from 1: `2:column3`. */
    blank: Short,
    Answer: Short,
    is_strict: z.boolean().optional(),
  }),
  roundSchema('crack_the_code', {
    ...head,
    cipher_key: Short,
    encrypted_statment: Text,
    decrypted_statment: Text,
    is_strict: z.boolean().optional(),
  }),
  roundSchema('clue_on', clues),
  roundSchema('mystery_word', clues),
]);
export type Round = z.infer<typeof Round>;

const binsTemplates = [
  'non_overlapping_classification',
  'matching_drag_drop',
] as const satisfies readonly Round['template_type'][];
const clueTemplates = ['clue_on', 'mystery_word'] as const satisfies readonly Round['template_type'][];

/** A round of one template. */
export type RoundOf<T extends Round['template_type']> = Extract<Round, { template_type: T }>;
/** A round that is made of cards. */
export type CardRound = Extract<Round, { cardsData: GameCard[] }>;
export type BinsRound = RoundOf<(typeof binsTemplates)[number]>;
export type ChoiceRound = RoundOf<'mcq' | 'mcq_short' | 'mcq_medium' | 'mcq_two_option' | 'true_false'>;
export type PairsRound = RoundOf<'matching' | 'matching_flip'>;
export type ClueRound = RoundOf<(typeof clueTemplates)[number]>;
export type SequenceRound = RoundOf<'sorting' | 'sorting_vertical' | 'order'>;

/** Whether a round is made of cards. */
export function hasCards(round: Round): round is CardRound {
  return 'cardsData' in round;
}

/** Whether the cards of a round are options to choose from. */
export function hasOptions(round: Round): round is ChoiceRound {
  return 'options' in round;
}

/** Whether the cards of a round go into bins. */
export function hasBins(round: Round): round is BinsRound {
  return (binsTemplates as readonly string[]).includes(round.template_type);
}

/** Whether a round is an answer that clues lead to. */
export function hasClues(round: Round): round is ClueRound {
  return (clueTemplates as readonly string[]).includes(round.template_type);
}

// Older tools wrote and read the options of a choice alone: they are taken over, and kept as a mirror of the cards.
function withOptions(round: Round): Round {
  if (!hasOptions(round) || !Array.isArray(round.options)) return round;
  const cardsData =
    round.cardsData.length > 0
      ? round.cardsData
      : round.options.map((option, at) =>
          GameCard.parse({ id: at + 1, type: 'text', text: option.text, isCorrect: option.isCorrect }),
        );
  return { ...round, cardsData, options: cardsData.map(({ text, isCorrect }) => ({ text, isCorrect })) };
}

/** A row of `dataBank`: one clue, with the names that other platforms read (G-185, G-595). */
const DataBankRow = z.looseObject({
  questionId: z.int().min(1),
  Grade: Short,
  Topic: Short,
  Answer: Short,
  ClueText: Text,
  ClueImage: Address,
  ClueAudio: Address,
});

/** A game whose list of clues says what its rounds say; a game without clues has none. */
export function withDataBank<Doc extends { readonly questionData: Round[]; dataBank?: unknown }>(
  doc: Doc,
): Doc {
  const rounds = doc.questionData.filter(hasClues);
  if (rounds.length === 0 && doc.dataBank === undefined) return doc;
  return { ...doc, dataBank: rounds.flatMap(bankRowsOf) };
}

function bankRowsOf({ questionId, Grade, Topic, Answer, cardsData }: ClueRound) {
  return cardsData.map(({ text, imagePath, audioPath }) => ({
    questionId,
    Grade,
    Topic,
    Answer,
    ClueText: text,
    ClueImage: imagePath,
    ClueAudio: audioPath,
  }));
}

/** The document of a game on the rounds builder: its container's `json_data` (G-592 to G-594). */
export const GameDoc = z
  .looseObject({
    schema_version: z.literal(1),
    ...gameHead,
    /** The picture that the game assembles round by round, for games of that kind (ours; older games have it in a round). */
    gameImage: anyAddress.optional(),
    gameImageAlt: anyShort.optional(),
    questionData: z.array(Round).max(limits.game.max_rounds),
    /** The clues of all rounds in one list, written from them (G-200, G-595). */
    dataBank: z.array(DataBankRow).optional(),
  })
  .transform((doc) => withDataBank({ ...doc, questionData: doc.questionData.map(withOptions) }))
  .meta({ id: 'GameDoc' });
export type GameDoc = z.infer<typeof GameDoc>;

/** Its parts, and which fields are not written by hand. */
export const documentShape = {
  parts: 'questionData',
  key: 'questionId',
  derived: ['dataBank'],
  part: {
    given: ['questionId', 'game', 'copied_from_id', 'ai_part'],
    derived: ['language', 'options', 'isCardSaved', 'is_commented'],
  },
} as const satisfies GameDocumentShape;

/** The fields of a round that nobody writes. */
export const unwrittenOfRound: ReadonlySet<string> = unwrittenOf(documentShape);

/** How the document's shape changed: what authors store and what publications keep go through the same. */
export const gameVersions = { schema_version: 1, upgrades: {} };
