import { isBlank, plainText } from '@takhti/content-types/kit';
import { optionsOf } from '@takhti/content-types/question-kinds';
import { limits } from '@takhti/domain';
import type { QuestionHelps } from '../question-parts.ts';

/** Help of a model with multiple choice: every text of it can be written again. */
export const mcqHelp: QuestionHelps = {
  helps: ['distractors', 'simpler', 'translate', 'feedback', 'picture'],
  answers(doc) {
    if (doc.content_type !== 'mcq') return { right: [], wrong: [] };
    const options = optionsOf(doc)
      .map(({ html, correct }) => ({ text: plainText(html), correct }))
      .filter(({ text }) => text !== '');
    return {
      right: options.filter(({ correct }) => correct === 'Y').map(({ text }) => text),
      wrong: options.filter(({ correct }) => correct === 'N').map(({ text }) => text),
    };
  },
  wrongOptions(doc) {
    if (doc.content_type !== 'mcq') return [];
    return (
      optionsOf(doc)
        .filter(({ number, correct }) => correct === 'N' && number <= limits.options.editor)
        .map(({ number, html }) => ({ number, text: plainText(html), isEmpty: isBlank(html) }))
        // Empty fields are filled first.
        .toSorted((a, b) => Number(!a.isEmpty) - Number(!b.isEmpty))
        .map(({ number, text }) => ({ number, text }))
    );
  },
  takeDistractor(draft, number, html) {
    if (draft.content_type !== 'mcq') return;
    if (number === 1) draft.option1 = html;
    if (number === 2) draft.option2 = html;
    if (number === 3) draft.option3 = html;
    if (number === 4) draft.option4 = html;
  },
};
