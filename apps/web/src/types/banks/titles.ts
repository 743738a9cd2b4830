import type { TextKey } from '../../i18n/index.ts';
import { bankFormOf, type BankForm, type BankType } from './paths.ts';

interface BankTitles {
  /** The title while the item loads. */
  readonly editor: TextKey;
  readonly preview: TextKey;
  /** The message for an item of another type. */
  readonly isNone: TextKey;
  /** That it is closed. */
  readonly closed: TextKey;
}

const bank: BankTitles = {
  editor: 'questions:titles.bank',
  preview: 'questions:titles.preview',
  isNone: 'questions:not_a_bank',
  closed: 'questions:closed.label',
};

const titles = {
  // Banks of one kind differ by their questions.
  bank,
  article: {
    editor: 'questions:article.titles.article',
    preview: 'questions:article.titles.preview',
    isNone: 'questions:article.not_an_article',
    closed: 'questions:article.closed',
  },
} as const satisfies Record<BankForm, BankTitles>;

/** The titles of a type's pages. */
export function bankTitlesOf(type: BankType): BankTitles {
  return titles[bankFormOf(type)];
}
