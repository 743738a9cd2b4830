import type { AnswerKey } from '@takhti/content-types/assessments';
import type { Answer, Language, PlayOption, PlayQuestion, ResultQuestion } from '@takhti/domain';
import type { ComponentType } from 'react';
import type { AnswerShortcut } from '../play/shortcuts.ts';

/** The answer to a question, as an attempt stores it. */
export type Given = Omit<Answer, 'QuestionId' | 'TimespentInSeconds'>;

export interface CardProps {
  readonly question: PlayQuestion;
  readonly language: Language;
  readonly given: Given;
  /** The answer was checked: right and wrong are shown, nothing can be changed. */
  readonly isLocked: boolean;
  /** Checking was asked for while fields are empty: the first of them takes the focus. */
  readonly isEmptyDoubted: boolean;
  readonly onAnswer: (given: Given) => void;
}

export interface AnsweredProps {
  readonly question: PlayQuestion;
  readonly line: ResultQuestion;
}

/** The player's row of a kind of questions. Apart from its two components and the focus that a key moves, all is pure. */
export interface PlayerKind {
  /** The question, and the fields in which it is answered. */
  readonly Card: ComponentType<CardProps>;
  /** The question in a result: what was answered, and what is right if the play shows it. */
  readonly Answered: ComponentType<AnsweredProps>;
  /** What is chosen from, in the order shown; none where learners type. */
  readonly choices: (question: PlayQuestion) => readonly PlayOption[];
  /** An answer without what does not fit the question, as an older play or another browser may have kept it. */
  readonly fitting: (question: PlayQuestion, given: Given) => Given;
  readonly isAnswered: (question: PlayQuestion, given: Given) => boolean;
  /** Whether the first choice is the whole answer, so that nothing has to be sent by a button. */
  readonly isAnsweredAtOnce: (question: PlayQuestion) => boolean;
  /** The places, from 0, of the fields that are still empty; a question with none of them can be checked at once. */
  readonly emptyPlaces: (question: PlayQuestion, given: Given) => readonly number[];
  /** Whether exactly what is right was answered; null where the play holds no key. */
  readonly isRight: (question: PlayQuestion, given: Given, language: Language) => boolean | null;
  /** The answer once a key was pressed; null when the key leaves it as it is. It may move the focus within the card. */
  readonly press: (shortcut: AnswerShortcut, question: PlayQuestion, given: Given) => Given | null;
  /** The question with its key filled in, for a preview; without an entry nothing is right. */
  readonly withKey: (question: PlayQuestion, key: AnswerKey[number] | undefined) => PlayQuestion;
}
