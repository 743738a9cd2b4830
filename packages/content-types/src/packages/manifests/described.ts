import type { Language } from '@takhti/domain';

/** A part of a package that is opened by itself: most packages have one, those of a lesson plan one for each content of it. */
export interface Unit {
  /** Of the publication: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** The file that it begins with. */
  readonly start: string;
  /** The names of all its files. */
  readonly files: readonly string[];
}

/** The facts about the content in the manifest of a package. */
export interface Described {
  /** Of the publication: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly units: readonly Unit[];
}
