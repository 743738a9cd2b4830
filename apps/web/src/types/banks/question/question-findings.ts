import { kindOf, mapRichText } from '@takhti/content-types/question-kinds';
import { bankGameFindings, bankGameOf } from '@takhti/content-types/rounds';
import { limits, type Finding, type QuestionDoc } from '@takhti/domain';

/**
 * What is wrong with a question: by the rules of its kind, by those of the game that is played with it, and texts that are longer
 * than the server takes.
 */
export function findingsOfQuestion(doc: QuestionDoc, content_type: string): readonly Finding[] {
  const game = bankGameOf(content_type);
  return [...kindOf(doc).findings(doc), ...(game ? bankGameFindings(game, doc) : []), ...tooLong(doc)];
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
