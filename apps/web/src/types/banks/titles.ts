import type { TextKey } from '../../i18n/index.ts';
import type { BankType } from './paths.ts';

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

// Banks of one kind are told apart by their questions.
const ownTitles: Partial<Record<BankType, BankTitles>> = {
  article: {
    editor: 'questions:article.titles.article',
    preview: 'questions:article.titles.preview',
    isNone: 'questions:article.not_an_article',
    closed: 'questions:article.closed',
  },
};

/** What the pages of a type are called. */
export function bankTitlesOf(type: BankType): BankTitles {
  return ownTitles[type] ?? bank;
}
