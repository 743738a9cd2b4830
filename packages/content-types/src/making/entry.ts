import type { Finding } from '@takhti/domain';
import type { MessageKey, MessageValues } from '../messages.ts';

/** One side of an entry: words, and a picture where there is one. */
export interface Side {
  readonly text: string;
  readonly image: string;
  readonly alt: string;
}

interface Option extends Side {
  readonly isCorrect: boolean;
}

/** A line of a list, or a question of a bank, as games are made of it. */
export interface Entry {
  /** Its number for people: the line of the list, or the position of the question, from 1. */
  readonly number: number;
  /** The question that it is; null for a line. */
  readonly content_id: string | null;
  /** The answer, in the fewest words; null if there is not exactly one. */
  readonly word: Side | null;
  /** The prompt. */
  readonly clue: Side;
  /** The options that learners choose from; null without any. */
  readonly options: readonly Option[] | null;
  /** The feedback after a right and after a wrong answer. */
  readonly feedback: { readonly right: string; readonly wrong: string };
  /** Why nothing at all can be made of it. */
  readonly fault: Fault | null;
}

/** Why something is left out, in the messages of findings. */
export type Fault = Pick<Finding, 'message' | 'values'>;

/** An entry that is left out, and why. */
export interface LeftOut {
  readonly entry: Entry;
  readonly fault: Fault;
}

/** What was made of entries, and which did not fit. */
export interface Made<Part> {
  readonly made: readonly Part[];
  readonly left: readonly LeftOut[];
}

/** Why something is left out. */
export function fault(message: MessageKey, values?: MessageValues): Fault {
  return { message, ...(values && { values }) };
}

/** A side of words alone. */
export function inWords(text: string): Side {
  return { text, image: '', alt: '' };
}
