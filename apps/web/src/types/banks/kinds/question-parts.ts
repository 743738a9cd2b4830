import type {
  AnswerKeyEntry,
  FieldHelp,
  HelpedQuestion,
  Language,
  PlayQuestion,
  QuestionDoc,
} from '@takhti/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Editor, FieldPath } from '../../../features/editor/index.ts';
import type { TextOf } from '../../../i18n/index.ts';

/** Rendered at the end of a part of a question: its comments. */
export type RenderAside = (path: FieldPath, label: string) => ReactNode;

export interface PartProps {
  readonly editor: Editor<QuestionDoc>;
  readonly containerId: string;
  readonly renderAside: RenderAside;
  /** Where the texts are that are written here: nowhere in particular, or in a language version, whose key is the question's own. */
  readonly at: FieldPath;
}

export interface CardProps {
  readonly doc: QuestionDoc;
  readonly renderAside?: RenderAside | undefined;
}

/** A field of a question in words, for comments on it and for two versions of it side by side. */
export interface QuestionField {
  readonly name: (t: TextOf) => string;
  /** How two versions are compared: word by word, with or without its marks, or one value beside the other. */
  readonly comparedAs: 'rich' | 'text' | 'value';
  /** Renders a value; left out where it is a text or a number. Null for nothing. */
  readonly show?: (value: unknown, given: { readonly t: TextOf; readonly language: Language }) => ReactNode;
}

/** An option as printed; each paper gives them an order and letters of its own. */
interface PrintedOption {
  readonly html: string;
  readonly isRight: boolean;
}

/** A question as printed. */
export interface Printed {
  readonly html: string;
  /** What learners choose from; none where they write. */
  readonly options: readonly PrintedOption[];
  /** What is to be written, for the person who marks it; none where they choose. */
  readonly written: readonly string[];
}

/** A wrong option by its number, with its plain words; empty where nothing is written yet. */
export interface WrongOption {
  readonly number: number;
  readonly text: string;
}

/** How a model can help with a question, and what it gets of it. */
export interface QuestionHelps {
  readonly helps: readonly FieldHelp[];
  /** Its answers in words. */
  readonly answers: (doc: QuestionDoc) => Pick<HelpedQuestion, 'right' | 'wrong'>;
  /** The wrong options that distractors can be proposed for: those that are empty first. */
  readonly wrongOptions: (doc: QuestionDoc) => WrongOption[];
  /** Takes a distractor over into a question that is being edited. */
  readonly takeDistractor: (draft: QuestionDoc, number: number | null, html: string) => void;
}

/** The studio's row of a kind of questions. */
export interface QuestionParts {
  /** The field of the question's text, in the editor. */
  readonly Text: ComponentType<PartProps>;
  /** The fields between the question's text and its feedback, in the editor. */
  readonly Answers: ComponentType<PartProps>;
  /** Whether a question is saved only with feedback for a right answer. */
  readonly requiresFeedback: boolean;
  /** The text of a question as learners read it, where more is in it than in the document's own. */
  readonly stemOf?: (doc: QuestionDoc) => string;
  /** The answers of a question with its key, as they are read below its text. */
  readonly Card: ComponentType<CardProps>;
  readonly help: QuestionHelps;
  readonly printed: (question: PlayQuestion, key: AnswerKeyEntry | undefined) => Printed;
  /** A field that this kind has beside those of all questions, by its path with places in lists; null for any other path. */
  readonly fieldAt: (path: FieldPath) => QuestionField | null;
}
