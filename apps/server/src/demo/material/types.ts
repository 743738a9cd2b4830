import type { AuthoredType } from '@takhti/content-types';
import type { CompetitionDoc } from '@takhti/content-types/files';
import type { games } from '@takhti/content-types/rounds';
import type { Language } from '@takhti/domain';

export type DemoSubject =
  | 'Mathematics'
  | 'Science'
  | 'Social Studies'
  | 'English'
  | 'Urdu'
  | 'Pashto'
  | 'Dari';

type DemoAuthor = 'developer' | 'developer2' | 'developer3' | 'many';

/** The content status codes of the specification, and `published` for what went through the last level. */
type DemoStatus = 'd' | 'w' | 'r' | 's' | 'a' | 'published';

type DemoTaxonomy = 'Remember' | 'Understand' | 'Apply' | 'Analyse';

export interface DemoSkill {
  skill_code: string;
  /** One grade, or a comma list such as `4,5`. */
  grade: string;
  subject: DemoSubject;
  category: string;
  /** `-` means that the unit has no topics. */
  subcategory: string;
  skill: string;
  secondary_skill: string;
  skill_order: number;
}

export interface DemoQuestion {
  /** Plain text, or HTML that begins with `<p>` where there is maths; so are options and feedback. */
  question: string;
  options: [string, string, string, string];
  /** Indexes into `options`, counted from 0. */
  correct: number[];
  feedback_correct: string;
  feedback_incorrect: string;
  difficulty: number;
  taxonomy: DemoTaxonomy;
  metadata1?: string;
  past_paper: 0;
}

interface DemoWork {
  key: string;
  title: string;
  language: Language;
  skill_code: string;
  author: DemoAuthor;
  status: DemoStatus;
  /** With `w` the level it waits for, with `r` the level that reviews it, with `s` the level that sent it back. */
  waiting_level?: 1 | 2 | 3;
  /** The reviewer's comment, in the language of the work. */
  comment?: string;
}

export interface DemoBank extends DemoWork {
  questions: DemoQuestion[];
}

export interface DemoBlanksQuestion {
  /** Plain text; a blank is what it accepts, between braces: `{two|2}`. */
  readonly text: string;
  readonly unit?: string;
  readonly is_strict?: boolean;
  readonly feedback_correct: string;
  readonly feedback_incorrect: string;
  readonly difficulty: number;
}

export interface DemoBlanksBank extends DemoWork {
  readonly questions: readonly DemoBlanksQuestion[];
}

/** A text to read, with questions of both kinds about it. */
export interface DemoArticle extends DemoWork {
  /** HTML as the editor writes it. */
  readonly article_text: string;
  readonly offline_link: string;
  readonly choices: readonly DemoQuestion[];
  readonly blanks: readonly DemoBlanksQuestion[];
}

export interface DemoAssessment extends DemoWork {
  show_questions: number;
  is_question_randomization: boolean;
  is_option_randomization: boolean;
  /** In seconds. */
  timer: number;
  is_feedback_hidden: boolean;
}

/** A work that its document alone describes. */
export interface DemoDocument extends DemoWork {
  content_type: AuthoredType;
  json_data: object;
}

/** A file that an author brings. */
export interface BroughtFile {
  readonly file_name: string;
  readonly body: () => Promise<Buffer>;
}

/** A work that is made of files. */
export interface DemoFiles extends DemoWork {
  readonly content_type: AuthoredType;
  readonly files: readonly BroughtFile[];
  /** Its document, by how the files are in the storage, in their order. */
  readonly docOf: (
    files: readonly { readonly path: string; readonly name: string; readonly bytes: number }[],
  ) => object;
}

/** A lesson plan; what its lessons hold is named by the keys of other works. */
export interface DemoCompetition extends DemoWork {
  description: string;
  /** The content of each level, by the keys of other demo works. */
  levels: readonly { readonly level_grade: string; readonly items: readonly string[] }[];
  settings: Partial<Omit<CompetitionDoc, 'schema_version' | 'description' | 'levels' | 'lessons'>>;
}

export interface DemoPlan extends DemoWork {
  description: string;
  topics: readonly {
    readonly title: string;
    readonly lessons: readonly {
      readonly title: string;
      readonly minutes: number | null;
      readonly material: string;
      readonly items: readonly string[];
    }[];
  }[];
}

/** The drawings that cards of demo games show. */
export type DemoPicture =
  | 'sun'
  | 'moon'
  | 'star'
  | 'rain'
  | 'snow'
  | 'wind'
  | 'circle'
  | 'square'
  | 'triangle'
  | 'rectangle';

/** A card: words, or a picture with its description. */
export type DemoCard = string | { readonly picture: DemoPicture; readonly alt: string };

interface DemoOptions {
  readonly right: readonly DemoCard[];
  readonly wrong: readonly DemoCard[];
  readonly feedback?: { readonly right: string; readonly wrong: string };
}

/** A round in the words of its author; `toRound` makes what the builder saves. */
export type DemoRound = { readonly question: string; readonly instruction?: string } & (
  | {
      readonly kind: 'matching' | 'matching_flip';
      readonly pairs: readonly (readonly [DemoCard, DemoCard])[];
    }
  | { readonly kind: 'sorting' | 'sorting_vertical'; readonly steps: readonly DemoCard[] }
  | { readonly kind: 'order'; readonly steps: readonly DemoCard[]; readonly hint: string }
  | {
      readonly kind: 'non_overlapping_classification';
      readonly bins: readonly (readonly [name: string, cards: readonly DemoCard[]])[];
      /** Cards that belong nowhere, where there is one bin. */
      readonly outside?: readonly DemoCard[];
    }
  | {
      readonly kind: 'matching_drag_drop';
      readonly bins: readonly (readonly [name: string, picture: DemoPicture, texts: readonly string[]])[];
    }
  | ({ readonly kind: 'mcq' | 'mcq_short' | 'mcq_medium' | 'mcq_two_option' } & DemoOptions)
  | {
      readonly kind: 'true_false';
      readonly isTrue: boolean;
      readonly feedback: { readonly right: string; readonly wrong: string };
    }
  | { readonly kind: 'financial-fib'; readonly answer: string; readonly unit: string }
  | {
      readonly kind: 'tabular_fib';
      readonly title: string;
      readonly hint: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The cell that learners fill in, both counted from 1. */
      readonly blank: { readonly row: number; readonly column: number };
    }
  | { readonly kind: 'crack_the_code'; readonly statement: string; readonly shift: number }
  | {
      readonly kind: 'clue_on' | 'mystery_word';
      readonly answer: string;
      readonly grade?: string;
      readonly topic?: string;
      readonly clues: readonly DemoCard[];
    }
);

export interface DemoGame extends DemoWork {
  content_type: keyof typeof games;
  description: string;
  rounds: readonly DemoRound[];
  /** The assembled picture of the game, with its description. */
  picture?: { readonly picture: DemoPicture; readonly alt: string };
  /** Whether other institutions than the first have it too. */
  is_everywhere?: boolean;
}
