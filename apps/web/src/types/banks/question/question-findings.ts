import { kindOf, mapRichText } from '@takhti/content-types/question-kinds';
import { limits, type Finding, type QuestionDoc } from '@takhti/domain';

/** What is wrong with a question, by the rules of its type, and texts that are longer than the server takes. */
export function findingsOfQuestion(doc: QuestionDoc): readonly Finding[] {
  return [...kindOf(doc).findings(doc), ...tooLong(doc)];
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
