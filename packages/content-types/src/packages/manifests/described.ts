import type { Language } from '@takhti/domain';

/** What the manifest of a package says of the content. */
export interface Described {
  /** Of the publication: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** The names of all files beside the manifest. */
  readonly files: readonly string[];
}

/** The page that every played package begins with. */
export const startPage = 'index.html';
