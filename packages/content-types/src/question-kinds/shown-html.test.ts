import type { Question, QuestionDoc } from '@takhti/domain';
import { expect, test } from 'vitest';
import { makeAssessment, makeSkill, questionId, skillId } from '../assessments/testing/make.ts';
import { toPlay } from '../assessments/play.ts';
import { mapShownHtml, playOf, publishedFromQuestion } from './play.ts';
import { mapRichText, questionKinds } from './registry.ts';

// Addresses of pictures are signed where this reaches them, and nowhere else: a picture that it forgets is not shown.

const beside = {
  content_id: questionId(1),
  container_id: 'bank',
  skill_id: skillId(1),
  article_id: null,
  question_order: 1,
};
const picture = '<p>A <img src="/files/kept" alt="leaf"></p>';
const kinds = Object.values(questionKinds);

function publishedOf(doc: QuestionDoc) {
  return publishedFromQuestion({ ...doc, ...beside } as Question);
}

test.each(kinds)('every picture of a learner’s copy is reached: $kind', ({ empty }) => {
  const doc = mapRichText(empty('english'), () => picture);
  const head = {
    AssessmentId: questionId(9),
    title: '',
    language: 'english',
    grade: '',
    subject: '',
  } as const;
  const { questions } = toPlay(head, makeAssessment([makeSkill(1, 1)], {}), [publishedOf(doc)], 'seed');
  const [shown] = questions;
  expect(JSON.stringify(shown)).toContain('/files/kept');
  const signed = JSON.stringify(
    mapShownHtml(shown!, (html) => html.replaceAll('/files/kept', '/files/signed')),
  );
  expect(signed).toContain('/files/signed');
  expect(signed).not.toContain('/files/kept');
});

test.each(kinds)('what is found by search is shown before an answer is given: $kind', ({ empty }) => {
  let at = 0;
  const doc = mapRichText(empty('english'), () => `<p>text${(at += 1)}</p>`);
  const published = publishedOf(doc);
  const seen = JSON.stringify(playOf(published).shown(published, { seed: 'seed', isShuffled: false }));
  for (const html of playOf(published).textsShown(published)) expect(seen).toContain(html);
});
