import { emptyFib } from '@takhti/content-types/question-kinds';
import {
  blankAttribute,
  blankClass,
  type FibDoc,
  type Language,
  type McqDoc,
  type YesNo,
} from '@takhti/domain';
import type { DemoArticle, DemoBlanksQuestion, DemoQuestion } from './material/types.ts';

interface Written {
  readonly language: Language;
}

/** The text of an article as its author writes it. */
export function articleDoc({ article_text, offline_link }: DemoArticle) {
  return { schema_version: 1, article_text, extra_data: { offline_link } };
}

/** A question with options as its author writes it. */
export function optionsDoc({ language }: Written, { options, correct, ...question }: DemoQuestion): McqDoc {
  const isCorrect = (index: number): YesNo => (correct.includes(index) ? 'Y' : 'N');
  return {
    content_type: 'mcq',
    question: html(question.question),
    option1: html(options[0]),
    option2: html(options[1]),
    option3: html(options[2]),
    option4: html(options[3]),
    correct1: isCorrect(0),
    correct2: isCorrect(1),
    correct3: isCorrect(2),
    correct4: isCorrect(3),
    feedback: html(question.feedback_correct),
    difficulty: question.difficulty,
    metadata1: question.metadata1 ?? '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: question.past_paper,
    taxonomy: question.taxonomy,
    title: '',
    language,
    json_data: { schema_version: 1, incorrect_feedback: html(question.feedback_incorrect), more_options: [] },
  };
}

const aBlank = /\{([^{}]+)\}/g;

/** A question with blanks as its author writes it. */
export function blanksDoc({ language }: Written, written: DemoBlanksQuestion): FibDoc {
  const blank_answers_json = Array.from(written.text.matchAll(aBlank), ([, answers = ''], at) => ({
    blankNo: at + 1,
    blanks: answers.split('|'),
  }));
  let count = 0;
  const empty = emptyFib(language);
  const json_data = {
    ...empty.json_data,
    incorrect_feedback: html(written.feedback_incorrect),
    blank_answers_json,
    unit: written.unit ?? '',
    is_strict: written.is_strict === true,
  };
  return {
    ...empty,
    question: html(written.text).replace(
      aBlank,
      () => `<span class="${blankClass}" ${blankAttribute}="${(count += 1)}"></span>`,
    ),
    feedback: html(written.feedback_correct),
    difficulty: written.difficulty,
    json_data,
  };
}

function html(text: string): string {
  if (text.startsWith('<p>')) return text;
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
