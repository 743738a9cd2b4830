import { clueRules, languageRecords, type CardType, type Language, type TemplateType } from '@takhti/domain';
import type { Size } from '../../kit/index.ts';
import { gameOf, type LimitRow } from '../worlds/games.ts';

/** A recommended length: up to `to`; printed as a range where the specification prints one (P4). */
export interface Chars {
  readonly from?: number;
  readonly to: number;
}
/** The English value, and that of the languages in Arabic letters (P3). */
export interface PerLanguage<Value> {
  readonly english: Value;
  readonly other: Value;
}
/** How many: fewer than `min` cannot be submitted, more than `rec` warns, more than `max` is refused (P2, P5). */
export interface Count {
  readonly min: number;
  readonly rec: number;
  readonly max: number;
}

export interface CardLimits {
  readonly count: PerLanguage<Count>;
  /** Where one card with a picture or a sound lowers the count of all. */
  readonly countWithMedia?: Count;
  /** Whether more cards than fit can be kept: where languages differ, a change of language must not cost an author cards (D-17). */
  readonly keepsSurplus?: true;
  /** Lengths of text cards by how many cards there are; the last group holds for more. */
  readonly text: readonly { readonly upToCards: number; readonly chars: PerLanguage<Chars> }[];
  readonly image?: PerLanguage<Size>;
  /** A card with picture and words. */
  readonly mix?: { readonly chars: PerLanguage<Chars>; readonly image: PerLanguage<Size> };
  /** The caption of a card with picture and sound. */
  readonly media?: Chars;
}

export interface TemplateLimits {
  readonly cards?: CardLimits;
  readonly bins?: {
    readonly count: Count;
    readonly image?: Size;
    readonly label?: Chars;
  };
  readonly stem?: { readonly chars?: Chars; readonly image?: Size };
  readonly hint?: { readonly chars: Chars; readonly image: Size };
  /** At most so many characters. */
  readonly unit?: { readonly max: number };
  readonly columns?: Count;
  readonly rows?: Count;
  readonly cell?: Chars;
  readonly statement?: Chars;
  readonly answer?: Chars;
  /** Of the word that is guessed. */
  readonly letters?: Count;
}

/** The limits that a round goes by. */
export function limitRowOf({
  template_type,
  game,
}: {
  readonly template_type: TemplateType;
  readonly game: string;
}): LimitRow {
  return gameOf(game)?.limits?.[template_type] ?? template_type;
}

const to = (chars: number, from?: number): Chars =>
  from === undefined ? { to: chars } : { from, to: chars };
const size = (width: number, height: number): Size => ({ width, height });
const both = <Value>(value: Value): PerLanguage<Value> => ({ english: value, other: value });
const per = <Value>(english: Value, other: Value): PerLanguage<Value> => ({ english, other });
const count = (min: number, rec: number, max: number): Count => ({ min, rec, max });
const anyNumber = Number.POSITIVE_INFINITY;

/** The length of a text that has no row of its own (D-02). */
export const fallbackChars = to(96);

const pairCards: CardLimits = {
  count: both(count(2, 16, 16)),
  countWithMedia: count(2, 8, 8),
  text: [
    { upToCards: 8, chars: per(to(145), to(120)) },
    { upToCards: anyNumber, chars: both(to(69)) },
  ],
  image: per(size(356, 328), size(336, 308)),
  mix: { chars: per(to(55), to(60)), image: per(size(356, 192), size(336, 192)) },
};

const sequenceText = [{ upToCards: anyNumber, chars: per(to(145), to(120)) }];
const sequenceImage = per(size(356, 328), size(336, 308));
const sequenceMix = { chars: per(to(55), to(69)), image: per(size(356, 192), size(336, 180)) };

const binText = [
  { upToCards: 4, chars: per(to(128), to(112)) },
  { upToCards: 6, chars: per(to(74), to(64)) },
  { upToCards: anyNumber, chars: per(to(39), to(27)) },
];

const options = (
  most: Count,
  text: CardLimits['text'],
  mix: Chars,
  image: Size,
  mixImage: Size,
): CardLimits => ({
  count: both(most),
  text,
  image: both(image),
  mix: { chars: both(mix), image: both(mixImage) },
});
const always = (chars: number): CardLimits['text'] => [{ upToCards: anyNumber, chars: both(to(chars)) }];

const clueCards = (most: Count): CardLimits => ({
  count: both(most),
  text: always(128),
  image: both(size(180, 175)),
  mix: { chars: both(to(32)), image: both(size(160, 125)) },
});

/**
 * What fits, template by template: the one table that feeds checks, hints, findings, the Guideline and docs/game-limits.md
 * (games specification, section 9; P1 to P6). Characters and pixels are recommended, counts and the unit are kept.
 */
export const templateLimits: Readonly<Record<LimitRow, TemplateLimits>> = {
  matching: { cards: { ...pairCards, media: to(38) } },
  matching_flip: { cards: pairCards },
  sorting: {
    cards: { count: both(count(2, 4, 8)), text: sequenceText, image: sequenceImage, mix: sequenceMix },
  },
  sorting_vertical: {
    cards: {
      count: both(count(2, 4, 4)),
      text: [{ upToCards: anyNumber, chars: per(to(200, 195), to(225, 220)) }],
      image: both(size(160, 160)),
      mix: { chars: per(to(170, 165), to(210, 205)), image: both(size(160, 160)) },
    },
  },
  order: {
    cards: {
      count: per(count(2, 5, 5), count(2, 8, 8)),
      keepsSurplus: true,
      text: sequenceText,
      image: sequenceImage,
      mix: sequenceMix,
    },
    hint: { chars: to(1025), image: size(960, 416) },
  },
  non_overlapping_classification: {
    cards: {
      count: both(count(2, 8, 12)),
      countWithMedia: count(2, 4, 8),
      text: binText,
      image: per(size(420, 328), size(316, 248)),
      mix: { chars: per(to(55), to(62)), image: per(size(328, 192), size(316, 130)) },
    },
    bins: { count: count(1, 2, 2) },
  },
  matching_drag_drop: {
    cards: { count: both(count(2, 4, 8)), text: binText },
    bins: { count: count(2, 4, 4), image: size(352, 312), label: to(40, 35) },
  },
  mcq: {
    cards: options(
      count(2, 5, 5),
      [
        { upToCards: 2, chars: both(to(385)) },
        { upToCards: 3, chars: both(to(250)) },
        { upToCards: 4, chars: both(to(165)) },
        { upToCards: anyNumber, chars: both(to(125)) },
      ],
      to(40, 35),
      size(288, 288),
      size(288, 288),
    ),
    stem: { chars: to(418), image: size(2000, 520) },
  },
  mcq_short: {
    cards: options(count(2, 4, 4), always(80), to(25), size(220, 150), size(200, 70)),
    stem: { chars: to(220) },
  },
  mcq_medium: {
    cards: options(count(2, 4, 4), always(90), to(65), size(220, 150), size(200, 70)),
    stem: { chars: to(220) },
  },
  mcq_two_option: {
    cards: options(count(2, 2, 2), always(fallbackChars.to), fallbackChars, size(192, 192), size(192, 192)),
    stem: { chars: to(30), image: size(768, 310) },
  },
  /** Multiple choice where a game asks for four options (D-19, D-54). */
  four_option: {
    cards: options(count(4, 4, 4), always(95), to(95), size(192, 192), size(192, 192)),
    stem: { image: size(768, 476) },
  },
  true_false: {
    cards: { count: both(count(2, 2, 2)), text: always(fallbackChars.to) },
    stem: { chars: to(30), image: size(768, 310) },
  },
  'financial-fib': { stem: { chars: to(418), image: size(1500, 550) }, unit: { max: 7 } },
  tabular_fib: { columns: count(2, 4, 4), rows: count(1, 10, 10), cell: fallbackChars },
  crack_the_code: { statement: fallbackChars },
  clue_on: { cards: clueCards(count(3, 16, 16)), answer: fallbackChars },
  mystery_word: {
    cards: clueCards(count(2, 16, 16)),
    letters: count(clueRules.min_letters, clueRules.max_letters, clueRules.max_letters),
  },
};

/** Of the two values the one for a language. */
export function inLanguage<Value>(values: PerLanguage<Value>, language: Language): Value {
  return languageRecords[language].script === 'latin' ? values.english : values.other;
}

/** How many cards a round takes; with a picture or sound on any card fewer in some templates (section 9). */
export function cardCount(
  template: LimitRow,
  language: Language,
  types: readonly CardType[],
): Count | undefined {
  const own = templateLimits[template].cards;
  if (!own) return undefined;
  return own.countWithMedia && types.some(hasMedia) ? own.countWithMedia : inLanguage(own.count, language);
}

/** Whether a card of this type shows or plays a file, which lowers the count in some templates. */
export function hasMedia(type: CardType): boolean {
  return type !== 'text';
}

/** The recommended length of a card's text, by its type and the number of cards; undefined where the type has no text. */
export function cardChars(
  template: LimitRow,
  language: Language,
  type: CardType,
  cards: number,
): Chars | undefined {
  const own = templateLimits[template].cards;
  switch (type) {
    case 'text':
    case 'audio': {
      const group = own?.text.find(({ upToCards }) => cards <= upToCards);
      return group && inLanguage(group.chars, language);
    }
    case 'mix':
      return own?.mix && inLanguage(own.mix.chars, language);
    case 'media':
      return own?.media;
    case 'image':
      return undefined;
  }
}

/** The size that a card's picture should have; undefined where the template shows none on such a card. */
export function cardImage(template: LimitRow, language: Language, type: CardType): Size | undefined {
  const own = templateLimits[template].cards;
  const image = type === 'mix' ? own?.mix?.image : own?.image;
  return image && hasMedia(type) ? inLanguage(image, language) : undefined;
}

/** A length as people read it: `145` or `35-40`. */
export function charsText({ from, to: most }: Chars): string {
  return from === undefined ? String(most) : `${from}-${most}`;
}
