import { questionFindings } from '@takhti/content-types/mcq';
import { limits, type Finding, type QuestionDoc } from '@takhti/domain';

/** What is wrong with a question, by the rules of its type, and texts that are longer than the server takes. */
export function findingsOfQuestion(doc: QuestionDoc): readonly Finding[] {
  return [...questionFindings(doc), ...tooLong(doc)];
}

function tooLong(doc: QuestionDoc): Finding[] {
  const texts: readonly (readonly [Finding['path'], string])[] = [
    ...(['question', 'option1', 'option2', 'option3', 'option4', 'feedback'] as const).map(
      (field) => [[field], doc[field]] as const,
    ),
    [['json_data', 'incorrect_feedback'], doc.json_data.incorrect_feedback],
  ];
  const { max } = limits.rich_text;
  return texts
    .filter(([, html]) => html.length > max)
    .map(([path, html]) => ({
      path,
      severity: 'error',
      message: 'field.too_long',
      values: { count: html.length - max },
    }));
}
