import {
  questionKindNames,
  type Answer,
  type FibDoc,
  type McqDoc,
  type PlayQuestion,
  type Question,
  type QuestionDoc,
  type QuestionKind,
} from '@takhti/domain';
import { expect, test } from 'vitest';
import { makeAssessment, makeSkill, questionId, skillId } from '../assessments/testing/make.ts';
import { toPlay } from '../assessments/play.ts';
import { sampleDocs } from './exchange/testing/samples.ts';
import { playOf, publishedFromQuestion, tidyAnswer } from './play.ts';

const beside = { content_id: questionId(1), skill_id: skillId(1), article_id: null, question_order: 1 };
const head = { AssessmentId: questionId(9), title: '', language: 'english', grade: '', subject: '' } as const;

function publishedOf(doc: QuestionDoc) {
  return publishedFromQuestion({ ...doc, ...beside } as Question);
}

/** A question as a learner sees it where nothing is told of what is right. */
function seenOf(doc: QuestionDoc, is_option_randomization: 0 | 1): PlayQuestion {
  const exam = makeAssessment([makeSkill(1, 1)], { is_feedback_hidden: 1, is_option_randomization });
  return toPlay(head, exam, [publishedOf(doc)], 'seed').questions[0]!;
}

/** The same question with another answer that is right, and nothing else changed. */
const withOtherKey: { readonly [Kind in QuestionKind]: (doc: QuestionDoc) => QuestionDoc } = {
  // As many as before: whether several are right is told.
  mcq(doc) {
    const mcq = doc as McqDoc;
    return { ...mcq, correct1: mcq.correct2, correct2: mcq.correct3, correct3: mcq.correct1 };
  },
  fill_in_the_blank(doc) {
    const fib = doc as FibDoc;
    const blank_answers_json = fib.json_data.blank_answers_json.map(({ blankNo }) => ({
      blankNo,
      blanks: ['quite another word'],
    }));
    return { ...fib, json_data: { ...fib.json_data, blank_answers_json } };
  },
};

/** The answer that is right. */
function solved(doc: QuestionDoc): Answer {
  const published = publishedOf(doc);
  const { OptionIds, Blanks } = playOf(published).keyOf(published);
  const typed = Blanks?.map(({ BlankNo, Answers }) => ({ BlankNo, Text: Answers[0] ?? '' }));
  return { QuestionId: questionId(1), OptionIds, ...(typed && { Blanks: typed }), TimespentInSeconds: 0 };
}

test.each(questionKindNames)('an exam shows the same whatever is right: %s', (kind) => {
  for (const doc of sampleDocs[kind]) {
    const other = withOtherKey[kind](doc);
    expect(publishedOf(other)).not.toEqual(publishedOf(doc));
    for (const shuffles of [0, 1] as const) expect(seenOf(other, shuffles)).toEqual(seenOf(doc, shuffles));
  }
});

test.each(questionKindNames)('no kind takes anything from a right answer of another one: %s', (kind) => {
  for (const doc of sampleDocs[kind]) {
    const answer = solved(doc);
    expect(answer.OptionIds.length + (answer.Blanks?.length ?? 0)).toBeGreaterThan(0);
    expect(tidyAnswer(answer)).toEqual(answer);
  }
});
