import type { Board, Finding, Language, TemplateType } from '@takhti/domain';
import type { Stage } from '../define.ts';
import type { Round, RoundOf } from './round.ts';

/** What all templates of an engine have in common: what the rest asks instead of which engine it is. */
interface EngineFacets {
  /** Whether its rounds are written as cards. */
  readonly hasCards: boolean;
  /** Whether cards come two at a time. */
  readonly inPairs: boolean;
  /** Whether cards are options to choose from; such a round can say why an answer was right or wrong. */
  readonly hasOptions: boolean;
}

const ofCards = { hasCards: true, inPairs: false, hasOptions: false } as const;
const engines = {
  pairs: { ...ofCards, inPairs: true },
  sequence: ofCards,
  bins: ofCards,
  choice: { ...ofCards, hasOptions: true },
  fill: { ...ofCards, hasCards: false },
  clue: ofCards,
} as const satisfies Record<string, EngineFacets>;

/** Templates that share how they are written and played (games specification, section 1). */
export type EngineId = keyof typeof engines;

/** The number of a kind of question on game platforms: true or false, two options, up to four options (G-249 to G-253, D-44). */
export type ExportedAs = 1 | 2 | 3;

export interface Judging {
  readonly language: Language;
  readonly stage: Stage;
}

/** How a board is made: chance by a seed, and the language of the game, which decides its alphabet. */
export interface BoardOptions {
  readonly seed: string;
  readonly language: Language;
}

/** The fields of a round that its template sets. */
export type RoundContent<T extends TemplateType> = Partial<RoundOf<T>> & { readonly template_type: T };

interface TemplateInput<T extends TemplateType> {
  readonly template_type: T;
  readonly engine: EngineId;
  /** Whether the picture of a round belongs to its hint, and not to its question. */
  readonly picturesHint?: true;
  /** The name in the picker; the specification's own where it gives one (D-63). */
  readonly label: string;
  /** Fields that hold only together: when one of them changed, the round changed as a whole. */
  readonly together?: readonly (keyof RoundOf<T> & string)[];
  /** What explains it in the Guideline; the table where left out. */
  readonly guideline?: 'generic';
  /** What other platforms call a question of it; left out where they have none. */
  readonly exportedAs?: ExportedAs;
  readonly content: (language: Language) => RoundContent<T>;
  readonly findings: (round: RoundOf<T>, judging: Judging) => Finding[];
  readonly board: (round: RoundOf<T>, options: BoardOptions) => Board;
}

/** A kind of round, without its own type: what a list of all templates can offer. */
export interface Template extends EngineFacets {
  readonly template_type: TemplateType;
  readonly engine: EngineId;
  /** Whether the picture of a round belongs to its hint, and not to its question. */
  readonly picturesHint: boolean;
  readonly label: string;
  /** Fields that hold only together: when one of them changed, the round changed as a whole. */
  readonly together: readonly string[];
  /** Whether its table explains it, or a general text beside the numbers (G-303 to G-305, D-50). */
  readonly guideline: 'table' | 'generic';
  /** What other platforms call a question of it; null where they have none. */
  readonly exportedAs: ExportedAs | null;
  /** The start of a round when the template is chosen (G-024 to G-027). */
  readonly content: (language: Language) => RoundContent<TemplateType>;
  /** The findings of a round of this template, at paths inside the round. */
  readonly findings: (round: Round, judging: Judging) => Finding[];
  /** Makes the board of a round; equal for equal seeds. */
  readonly board: (round: Round, options: BoardOptions) => Board;
}

/** Declares a template; the only place where a round of any kind becomes a round of one kind. */
export function defineTemplate<const T extends TemplateType>(input: TemplateInput<T>): Template {
  const own = (round: Round): RoundOf<T> => {
    if (round.template_type !== input.template_type) {
      throw new TypeError(`a round of ${round.template_type} was given to ${input.template_type}`);
    }
    return round as RoundOf<T>;
  };
  return {
    template_type: input.template_type,
    engine: input.engine,
    ...engines[input.engine],
    picturesHint: input.picturesHint ?? false,
    label: input.label,
    together: input.together ?? [],
    guideline: input.guideline ?? 'table',
    exportedAs: input.exportedAs ?? null,
    content: (language) => input.content(language),
    findings: (round, judging) => input.findings(own(round), judging),
    board: (round, options) => input.board(own(round), options),
  };
}
