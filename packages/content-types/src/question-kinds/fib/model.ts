import { directionOf, FibDoc } from '@takhti/domain';
import { defineDocument } from '../../stored-document.ts';
import { escapeHtml } from '../../kit/entities.ts';
import { defineQuestionKind } from '../kind.ts';
import { settledFib } from './blanks.ts';
import { emptyFib } from './empty.ts';
import { fibFindings } from './findings.ts';
import { fibCanonicalText } from './canonical-text.ts';
import { fibTexts } from './texts.ts';

/** Fill-in-the-blank questions (specification, section 3). */
export const fibKind = defineQuestionKind<FibDoc>({
  kind: 'fill_in_the_blank',
  owns: (doc) => doc.content_type === 'fill_in_the_blank',
  schema: FibDoc,
  data: defineDocument({
    schema: FibDoc.shape.json_data,
    schema_version: 2,
    // Typed answers were compared as people compare, always.
    upgrades: { 1: (older) => ({ is_strict: false, ...older }) },
  }),
  empty: emptyFib,
  findings: fibFindings,
  canonicalText: fibCanonicalText,
  answers: ({ json_data, language }) => {
    const blanks = json_data.blank_answers_json;
    const between = directionOf(language) === 'rtl' ? '؛ ' : '; ';
    return {
      total: blanks.length,
      right: escapeHtml(blanks.map((entry) => entry.blanks[0] ?? '').join(between)),
      moreRight: blanks.reduce((sum, entry) => sum + Math.max(0, entry.blanks.length - 1), 0),
      texts: blanks.flatMap((entry) => entry.blanks.map(escapeHtml)),
    };
  },
  options: () => null,
  // Blanks are known by their numbers.
  interchangeable: [],
  texts: fibTexts,
  mapRichText: (doc, change) => ({
    ...doc,
    question: change(doc.question, ['question']),
    feedback: change(doc.feedback, ['feedback']),
    json_data: {
      ...doc.json_data,
      incorrect_feedback: change(doc.json_data.incorrect_feedback, ['json_data', 'incorrect_feedback']),
    },
  }),
  mapPlainText: (doc, change) => ({
    ...doc,
    json_data: {
      ...doc.json_data,
      unit: change(doc.json_data.unit, ['json_data', 'unit']),
      blank_answers_json: doc.json_data.blank_answers_json.map(({ blankNo, blanks }, at) => ({
        blankNo,
        blanks: blanks.map((text, place) =>
          change(text, ['json_data', 'blank_answers_json', at, 'blanks', place]),
        ),
      })),
    },
  }),
  settled: settledFib,
});
