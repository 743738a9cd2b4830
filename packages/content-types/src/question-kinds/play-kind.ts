import type {
  Answer,
  AnswerKeyEntry,
  AnswerParts,
  Language,
  PlayQuestion,
  QuestionDoc,
  QuestionKind,
  ShownParts,
} from '@takhti/domain';
import type { PublishedOption } from './mcq/published.ts';
import type { PublishedBase } from './published-base.ts';
import type { PublishedQuestion } from './published.ts';

/** The key of a question. */
export type KeyParts = Omit<AnswerKeyEntry, 'QuestionId'>;

/** How often an option was chosen. */
export interface OptionCount {
  readonly OptionId: string;
  readonly count: number;
}

/** The order in which a learner sees what a question is made of. */
export interface ShownOrder {
  readonly seed: string;
  /** Whether it is to differ from the author's. */
  readonly isShuffled: boolean;
}

/** The score of an answer. */
export interface ScoredAnswer {
  readonly isAttempted: boolean;
  readonly isCorrect: boolean;
  /** The answer, part by part: ids of options, or typed text. */
  readonly parts: string[];
  /** The same for people to read. */
  readonly texts: string[];
}

interface Facets<Doc, Published> {
  readonly kind: QuestionKind;
  /** The question as publishing freezes it. */
  readonly published: (base: PublishedBase, doc: Doc) => Published;
  readonly keyOf: (question: Published) => KeyParts;
  /** The options that learners choose from, in the author's order; null if they type. */
  readonly optionsOf: (question: Published) => readonly PublishedOption[] | null;
  /** The accepted texts of each field, if learners type; none if they choose. */
  readonly acceptedOf: (question: Published) => readonly (readonly string[])[];
  /** HTML that learners see beside the question's text before they answer. */
  readonly textsShown: (question: Published) => readonly string[];
  /** The same in the browser (a preview) and on the server; what is not shown counts for nothing. */
  readonly score: (
    question: PlayQuestion,
    key: KeyParts,
    answer: Answer | undefined,
    language: Language,
  ) => ScoredAnswer;
  /** An answer without what this kind could not have been answered with; what other kinds ask for is left as it is. */
  readonly tidyAnswer: (answer: Answer) => Answer;
  /** An answer without what this question does not ask for. */
  readonly askedParts: (key: KeyParts, answer: Answer) => AnswerParts;
  /** How often each option was chosen, in the order shown; none if learners type. */
  readonly tally: (question: PlayQuestion, answers: readonly AnswerParts[]) => OptionCount[];
}

interface Shown<Published> {
  /**
   * A learner's copy of the kind's own parts, with the key. What is asked by its order is mixed by the seed in either case, and never
   * comes out as it was written: what is chosen from is, where `isShuffled` wants it.
   */
  readonly shown: (question: Published, order: ShownOrder) => Partial<ShownParts>;
  /** The same without anything that shows the answers. */
  readonly redacted: (question: PlayQuestion) => Partial<ShownParts>;
  /** The same with every HTML of it changed; empty where it has none. */
  readonly mapShownHtml: (question: PlayQuestion, change: (html: string) => string) => Partial<ShownParts>;
}

/** How a kind of questions is published, shown and scored, without the types of its documents. */
export type AnyQuestionPlay = Facets<QuestionDoc, PublishedQuestion> & Shown<PublishedQuestion>;

interface QuestionPlayInput<Doc extends QuestionDoc, Published extends PublishedQuestion>
  extends Facets<Doc, Published>, Shown<Published> {
  readonly ownsDoc: (doc: QuestionDoc) => doc is Doc;
  readonly ownsPublished: (question: PublishedQuestion) => question is Published;
}

/** Declares how a kind of questions is played; as `defineQuestionKind`, it checks the types once for everybody. */
export function defineQuestionPlay<Doc extends QuestionDoc, Published extends PublishedQuestion>(
  input: QuestionPlayInput<Doc, Published>,
): AnyQuestionPlay {
  const { kind, score, tidyAnswer, askedParts, tally, redacted, mapShownHtml } = input;
  const stranger = (): TypeError => new TypeError(`The question is none of kind ${kind}`);
  const ownDoc = (doc: QuestionDoc): Doc => {
    if (input.ownsDoc(doc)) return doc;
    throw stranger();
  };
  const own = (question: PublishedQuestion): Published => {
    if (input.ownsPublished(question)) return question;
    throw stranger();
  };
  return {
    kind,
    score,
    tidyAnswer,
    askedParts,
    tally,
    redacted,
    mapShownHtml,
    published: (base, doc) => input.published(base, ownDoc(doc)),
    shown: (question, order) => input.shown(own(question), order),
    keyOf: (question) => input.keyOf(own(question)),
    optionsOf: (question) => input.optionsOf(own(question)),
    acceptedOf: (question) => input.acceptedOf(own(question)),
    textsShown: (question) => input.textsShown(own(question)),
  };
}
