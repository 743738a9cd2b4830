import { kindOf, mapRichText, questionReading } from '@takhti/content-types/question-kinds';
import { readingYear } from '@takhti/content-types/reading';
import { bankGameFindings, bankGameOf } from '@takhti/content-types/rounds';
import { limits, type Finding, type OpenedContainer, type QuestionDoc } from '@takhti/domain';

type Holder = Pick<OpenedContainer, 'content_type' | 'grade'>;

/**
 * What is wrong with a question: by the rules of its kind, by those of the game that is played with it, texts that are longer
 * than the server takes, and sentences that are too hard for the grade.
 */
export function findingsOfQuestion(doc: QuestionDoc, { content_type, grade }: Holder): readonly Finding[] {
  const game = bankGameOf(content_type);
  return [
    ...kindOf(doc).findings(doc),
    ...(game ? bankGameFindings(game, doc) : []),
    ...tooLong(doc),
    ...questionReading(doc, readingYear(grade)),
  ];
}

function tooLong(doc: QuestionDoc): Finding[] {
  const findings: Finding[] = [];
  const { max } = limits.rich_text;
  mapRichText(doc, (html, path) => {
    const values = { count: html.length - max };
    if (html.length > max) findings.push({ path, severity: 'error', message: 'field.too_long', values });
    return html;
  });
  return findings;
}
