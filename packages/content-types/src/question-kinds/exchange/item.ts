import type { MadeBy } from '../made-by.ts';

interface ItemBase {
  readonly title: string;
  /** Rich text; blanks are marked as in a document (C-328). */
  readonly question: string;
  readonly feedback: string;
  readonly incorrect_feedback: string;
  /** More facts, in the form of `tags.ts`. */
  readonly tags: readonly string[];
  /** The model that made or changed it, for people who may know its request. */
  readonly madeBy?: MadeBy;
}

export interface ItemOption {
  readonly html: string;
  readonly isRight: boolean;
}

export interface ChoiceItem extends ItemBase {
  readonly shape: 'choice';
  readonly options: readonly ItemOption[];
  /** Whether it says of itself that several options are right; otherwise more than one is a fault. */
  readonly takesSeveral: boolean;
}

export interface ItemBlank {
  /** The number of its mark in the text. */
  readonly number: number;
  readonly answers: readonly string[];
}

export interface BlanksItem extends ItemBase {
  readonly shape: 'blanks';
  readonly blanks: readonly ItemBlank[];
  readonly isStrict: boolean;
  readonly unit: string;
}

/** A question as other programs know it: what their formats are read into and written from, no matter what kind a bank holds. */
export type Item = ChoiceItem | BlanksItem;

export type ItemShape = Item['shape'];
export type ItemOf<Shape extends ItemShape> = Extract<Item, { shape: Shape }>;
