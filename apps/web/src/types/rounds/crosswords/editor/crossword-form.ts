import {
  clueReading,
  crosswordModel,
  documentShape,
  type CrosswordDoc,
} from '@takhti/content-types/crosswords';
import { withTitleFindings } from '@takhti/content-types/kit';
import { readingYear } from '@takhti/content-types/reading';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import type { DocumentShape } from '../../../../features/editor/index.ts';

type Stored = Pick<OpenedContainer, 'title' | 'language' | 'json_data'>;

/** The document of an opened crossword, with the title and language of its container; null for one that cannot be read. */
export function formOf({ title, language, json_data }: Stored): CrosswordDoc | null {
  const reading = crosswordModel.read(json_data);
  return reading.ok ? { ...reading.doc, title, language } : null;
}

/** What the save call takes of a form. */
export function requestOf(form: CrosswordDoc): { title: string; language: Language; json_data: string } {
  return { title: form.title, language: form.language, json_data: JSON.stringify(form) };
}

/** What is wrong with a form, by the rules that the server uses too, and clues that its grade does not read with ease. */
export function formFindings(form: CrosswordDoc, grade: string): Finding[] {
  const own = crosswordModel.findings(form, 'save', { total_questions: 0 });
  return withTitleFindings(form, [...own, ...clueReading(form, readingYear(grade))]);
}

/** How two versions of a crossword are compared: word by word; a word and its clue belong together. */
export const crosswordShape: DocumentShape<CrosswordDoc> = {
  lists: { [documentShape.parts]: { key: documentShape.key } },
  isDerived: () => false,
  derive: (doc) => doc,
};
