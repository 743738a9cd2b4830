export type DemoSubject =
  | 'Mathematics'
  | 'Science'
  | 'Social Studies'
  | 'English'
  | 'Urdu'
  | 'Pashto'
  | 'Dari';

export type DemoLanguage = 'english' | 'urdu' | 'pashto' | 'dari';

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
  language: DemoLanguage;
  skill_code: string;
  author: DemoAuthor;
  status: DemoStatus;
  /** With `w` the level it waits for, with `r` the level that reviews it, with `s` the level that sent it back. */
  waiting_level?: 1 | 2 | 3;
  /** What the reviewer wrote, in the language of the work. */
  comment?: string;
}

export interface DemoBank extends DemoWork {
  questions: DemoQuestion[];
}

export interface DemoAssessment extends DemoWork {
  show_questions: number;
  is_question_randomization: boolean;
  is_option_randomization: boolean;
  /** In seconds. */
  timer: number;
  is_feedback_hidden: boolean;
}
