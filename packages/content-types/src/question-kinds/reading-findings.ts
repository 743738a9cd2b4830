import type { Finding, QuestionDoc } from '@takhti/domain';
import { readingFindings, type ReadText } from '../reading/index.ts';
import { isOfVersion } from './languages/versions.ts';
import { mapRichText } from './registry.ts';

/** The parts of a question that are harder to read than learners of a school year read with ease. */
export function questionReading(doc: QuestionDoc, year: number): Finding[] {
  const texts: ReadText[] = [];
  mapRichText(doc, (html, path) => {
    // Its language versions are read in other languages.
    if (!isOfVersion(path)) texts.push({ path, html });
    return html;
  });
  return readingFindings(texts, doc.language, year);
}
