import { McqDoc } from '@takhti/domain';
import { defineDocument } from '../../stored-document.ts';
import { isBlank } from '../../kit/html.ts';
import { defineQuestionKind } from '../kind.ts';
import { emptyMcq } from './empty.ts';
import { mcqFindings } from './findings.ts';
import { mcqCanonicalText } from './canonical-text.ts';
import { optionPaths, optionsOf } from './options.ts';
import { mcqTexts } from './texts.ts';

/** Multiple-choice questions (specification, section 3). */
export const mcqKind = defineQuestionKind<McqDoc>({
  kind: 'mcq',
  owns: (doc) => doc.content_type === 'mcq',
  schema: McqDoc,
  data: defineDocument({ schema: McqDoc.shape.json_data, schema_version: 1, upgrades: {} }),
  empty: emptyMcq,
  findings: mcqFindings,
  canonicalText: mcqCanonicalText,
  answers: (doc) => {
    const options = optionsOf(doc);
    const filled = options.filter((option) => !isBlank(option.html));
    const [first, ...others] = filled.filter((option) => option.correct === 'Y');
    return {
      total: filled.length,
      right: first?.html ?? '',
      moreRight: others.length,
      texts: options.map((option) => option.html),
    };
  },
  options: optionsOf,
  interchangeable: optionPaths,
  texts: mcqTexts,
  mapRichText: (doc, change) => ({
    ...doc,
    question: change(doc.question, ['question']),
    option1: change(doc.option1, ['option1']),
    option2: change(doc.option2, ['option2']),
    option3: change(doc.option3, ['option3']),
    option4: change(doc.option4, ['option4']),
    feedback: change(doc.feedback, ['feedback']),
    json_data: {
      ...doc.json_data,
      incorrect_feedback: change(doc.json_data.incorrect_feedback, ['json_data', 'incorrect_feedback']),
      more_options: doc.json_data.more_options.map((more, at) => ({
        ...more,
        option: change(more.option, ['json_data', 'more_options', at, 'option']),
      })),
    },
  }),
});
