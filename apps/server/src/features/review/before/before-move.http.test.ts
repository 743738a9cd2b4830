import { lookBeforeMove, reviewProgress, saveQuestion, seeQuestion, sendComment } from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { questionDoc } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { bankInReview, editOf } from '../testing/reviewed.ts';

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
      number: 2,
      other: 1,
    });
    expect(open).toMatchObject({ total_questions: 2, seen_questions: 2, open_comments: 0, open_changes: 0 });
    expect(open.total_warnings).toBe(open.warnings.length);
  });

  test('what was said and is not settled counts, and its answers do not', async () => {
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
    const { container_id, question, back, reread } = await bankInReview(opened);
    const progress = () => server.as(reviewer).ok(reviewProgress, { container_id });
    const { content_id } = question;
    expect(await progress()).toEqual({ total: 1, seen: 0, unseen: [{ content_id, position: 1 }] });
    await server.as(reviewer).ok(seeQuestion, { container_id, content_id });
    expect(await progress()).toEqual({ total: 1, seen: 1, unseen: [] });
    await back();
    await server.as(author).ok(saveQuestion, editOf(await reread(), { question: '<p>New</p>' }));
    expect(await progress()).toMatchObject({ seen: 0 });
  });
});
