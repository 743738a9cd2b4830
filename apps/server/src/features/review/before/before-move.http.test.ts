import {
  importQuestions,
  lookBeforeMove,
  reviewProgress,
  saveQuestion,
  seeQuestion,
  sendComment,
  updateStatus,
} from '@takhti/contract';
import { competitionModel } from '@takhti/content-types/files';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../platform/spreadsheet/index.ts';
import { questionDoc } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { authenticate } from '../../account/index.ts';
import { bankInReview, editOf } from '../testing/reviewed.ts';
import { lookBeforeMove as looked } from './before-move.ts';

const opened = await openSchool();
const { server, author, reviewer, school } = opened;

describe('before content is submitted, approved or published', () => {
  test('its author sees what could be better, with the question it is about', async () => {
    const { container_id } = await school.draft();
    const save = (doc: Parameters<typeof questionDoc>[0]) =>
      server.as(author).ok(saveQuestion, { ...questionDoc(doc), container_id });
    const asked = '<p>Which of these is an even number?</p>';
    await save({ question: asked, feedback: '<p>Yes</p>' });
    const twin = await save({ question: `${asked} `, option2: '<p>All of the above</p>' });
    const open = await server.as(author).ok(lookBeforeMove, { container_id });
    const ofTwin = open.warnings.filter(({ path }) => path[1] === twin.content_id);
    expect(ofTwin.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['question.text_repeated', 'mcq.option_all']),
    );
    expect(open.warnings.find(({ message }) => message === 'question.text_repeated')?.values).toEqual({
      question: 2,
      number: 2,
      other: 1,
    });
    expect(ofTwin.find(({ message }) => message === 'mcq.option_all')?.values).toMatchObject({ question: 2 });
    expect(open).toMatchObject({ total_questions: 2, seen_questions: 2, open_comments: 0, open_changes: 0 });
    expect(open.total_warnings).toBe(open.warnings.length);
  });

  test('the findings that refuse a move are shown before it', async () => {
    const { container_id } = await server.make.container({
      author,
      content_type: 'competition',
      json_data: competitionModel.defaults({
        language: 'english',
        skill_id: '',
        subject: '',
        total_questions: 0,
      }),
    });
    const { errors, warnings } = await server.as(author).ok(lookBeforeMove, { container_id });
    expect(warnings.map(({ message }) => message)).toContain('competition.is_over');
    expect(errors.map(({ message }) => message)).toContain('competition.levels_required');
    const refused = await server
      .as(author)
      .refused(updateStatus, { container_id, content_type: 'competition', content_status: 'w' });
    expect(refused).toMatchObject({ problem: 'container.has_errors', details: { findings: errors } });
  });

  test('open comments count, and their replies do not', async () => {
    const { container_id, item } = await bankInReview(opened);
    const { users_content_id } = item;
    const { comments_id } = await server
      .as(reviewer)
      .ok(sendComment, { users_content_id, comments: 'Is it so?' });
    await server
      .as(reviewer)
      .ok(sendComment, { users_content_id, comments: 'It is.', answers_to: comments_id });
    expect(await server.as(reviewer).ok(lookBeforeMove, { container_id })).toMatchObject({
      open_comments: 1,
    });
  });
});

describe('how far a reviewer has come', () => {
  test('a question is seen once it was looked at, and unseen again when its author changed it', async () => {
    const { container_id, question, back, toReview, reread } = await bankInReview(opened);
    const progress = () => server.as(reviewer).ok(reviewProgress, { container_id });
    const { content_id } = question;
    expect(await progress()).toEqual({ total: 1, seen: 0, unseen: [{ content_id, position: 1 }] });
    const { version } = question;
    await server.as(reviewer).ok(seeQuestion, { container_id, content_id, version });
    expect(await progress()).toEqual({ total: 1, seen: 1, unseen: [] });
    await back();
    await server.as(author).ok(saveQuestion, editOf(await reread(), { question: '<p>New</p>' }));
    await toReview();
    expect(await progress()).toMatchObject({ seen: 0 });
  });

  test('what was on the screen is seen: not what was written since, and not what comes later', async () => {
    const { container_id, question, back, toReview, reread } = await bankInReview(opened);
    const { content_id, version } = question;
    await back();
    await server.as(author).ok(saveQuestion, editOf(await reread(), { question: '<p>New</p>' }));
    await toReview();
    const see = (seen: number) =>
      server.as(reviewer).ok(seeQuestion, { container_id, content_id, version: seen });
    const seen = async () => (await server.as(reviewer).ok(reviewProgress, { container_id })).seen;
    await see(version);
    expect(await seen()).toBe(0);
    await see(version + 5);
    expect(await seen()).toBe(1);
    await see(version);
    expect(await seen()).toBe(1);
  });

  test('a question is seen in its own bank alone', async () => {
    const { question } = await bankInReview(opened);
    const { content_id, version } = question;
    const { container_id } = await bankInReview(opened);
    const elsewhere = { container_id, content_id, version };
    expect((await server.as(reviewer).refused(seeQuestion, elsewhere)).problem).toBe('questions.not_found');
  });
});

describe('a person without a move to make', () => {
  test('is told neither what stands open nor how far anybody has come', async () => {
    const { container_id } = await bankInReview(opened);
    for (const call of [lookBeforeMove, reviewProgress] as const)
      for (const who of [author, school.second])
        expect((await server.as(who).refused(call, { container_id })).problem).toBe('container.forbidden');
  });
});

test('a long bank is judged in pieces, between which others work', async () => {
  const { container_id } = await school.draft();
  const options = ['Option1', 'Correct1', 'Option2', 'Correct2'];
  const rows = Array.from({ length: 120 }, (_, at) => [
    `Row ${at % 119}`,
    'Right',
    'Wrong',
    `${at}`,
    'Y',
    'no',
    'N',
  ]);
  const body = writeCsv([['Question', 'CorrectFeedback', 'IncorrectFeedback', ...options], ...rows]);
  await server.as(author).ok(importQuestions, { container_id }, { file_name: 'a.csv', body });
  let steps = 0;
  const inReadTransaction: typeof server.db.inReadTransaction = (work) => {
    steps += 1;
    return server.db.inReadTransaction(work);
  };
  const session = await authenticate(server.services, author.session_id);
  const { warnings } = await looked(
    { db: { inReadTransaction }, clock: server.services.clock },
    session,
    container_id,
  );
  expect(steps).toBeGreaterThanOrEqual(4);
  expect(warnings.find(({ message }) => message === 'question.text_repeated')?.values).toEqual({
    question: 120,
    number: 120,
    other: 1,
  });
});
