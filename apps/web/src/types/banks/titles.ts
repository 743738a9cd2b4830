import type { TextKey } from '../../i18n/index.ts';
import { bankFormOf, type BankForm, type BankType } from './paths.ts';

interface BankTitles {
  /** What the pages are called while their item is on its way. */
  readonly editor: TextKey;
  readonly preview: TextKey;
  /** What is said of an item that is none of the type. */
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

/** What the pages of a type are called. */
export function bankTitlesOf(type: BankType): BankTitles {
  return titles[bankFormOf(type)];
}
