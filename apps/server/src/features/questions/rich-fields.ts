import type { QuestionDoc } from '@takhti/domain';

/** A question with every rich text of it changed: what holds for one field holds for all of them. */
export function mapRichText<Doc extends QuestionDoc>(doc: Doc, change: (html: string) => string): Doc {
  const { json_data } = doc;
  return {
    ...doc,
    question: change(doc.question),
    option1: change(doc.option1),
    option2: change(doc.option2),
    option3: change(doc.option3),
    option4: change(doc.option4),
    feedback: change(doc.feedback),
    json_data: {
      ...json_data,
      incorrect_feedback: change(json_data.incorrect_feedback),
      more_options: json_data.more_options.map((more) => ({ ...more, option: change(more.option) })),
    },
  };
}

/** Every rich text of a question. */
export function richTextsOf(doc: QuestionDoc): string[] {
  const texts: string[] = [];
  mapRichText(doc, (html) => {
    texts.push(html);
    return html;
  });
  return texts;
}
