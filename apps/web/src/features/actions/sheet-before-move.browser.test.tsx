import { approve, lookBeforeMove, updateStatus } from '@takhti/contract';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { somebody } from '../../app/session/testing/somebody.ts';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { openedBank } from '../../testing/things.ts';
import { fieldId } from '../editor/index.ts';
import { ContentActions } from './index.ts';

let item: OpenedContainer;
beforeEach(() => {
  item = openedBank();
});

const nothingOpen = {
  errors: [],
  unread_parts: 0,
  first_unread: null,
  open_comments: 0,
  open_changes: 0,
  warnings: [],
  total_warnings: 0,
  total_questions: 0,
  seen_questions: 0,
};

test('C-525 a lesson plan is submitted on it, after one look at what goes out, which Enter confirms', async () => {
  item = openedBank({ is_minimal_skill: true, content_type: 'lesson_plan' });
  answer(lookBeforeMove, nothingOpen);
  answer(updateStatus, { ...item, content_status: 'w' });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
  await expect.element(sheet).toMatchTextContent(/Even and odd.*No open comments/s);
  expect(requestsOf(updateStatus)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requestsOf(updateStatus)).toMatchObject([{ content_status: 'w' }]);
});

test('closing the sheet leads back, and sends nothing', async () => {
  item = openedBank({ is_minimal_skill: true, content_type: 'lesson_plan' });
  answer(lookBeforeMove, nothingOpen);
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  const submit = page.getByRole('button', { name: 'Submit for review' });
  for (const close of ['{Escape}', null]) {
    await submit.click();
    const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
    await expect.element(sheet).toBeVisible();
    await (close ? userEvent.keyboard(close) : sheet.getByRole('button', { name: 'Cancel' }).click());
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(submit).toHaveFocus();
  }
  expect(requestsOf(updateStatus)).toEqual([]);
});

test('what would be refused is told at once: no sheet says that all is well, and nothing is sent', async () => {
  item = openedBank({ is_minimal_skill: true, content_type: 'lesson_plan' });
  const errors = [{ path: [], severity: 'error', message: 'plan.topics_required', values: {} }] as const;
  answer(lookBeforeMove, { ...nothingOpen, errors: [...errors] });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/topic/i);
  expect(page.getByText(/No open comments/).query()).toBeNull();
  expect(requestsOf(updateStatus)).toEqual([]);
});

test('what AI made and nobody has read is not submitted: the sheet says so, and its button waits', async () => {
  item = openedBank({ is_minimal_skill: true, content_type: 'lesson_plan' });
  answer(lookBeforeMove, { ...nothingOpen, unread_parts: 2 });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
  await expect.element(sheet).toMatchTextContent(/AI made 2 parts of this that nobody has read yet/);
  await expect.element(sheet.getByText(/No open comments/)).not.toBeInTheDocument();
  await expect.element(sheet.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(requestsOf(updateStatus)).toEqual([]);
});

test('the sentence on what nobody has read leads to the first of it, and the sheet closes', async () => {
  item = openedBank({ is_minimal_skill: false });
  const part_id = crypto.randomUUID();
  answer(lookBeforeMove, { ...nothingOpen, unread_parts: 2, first_unread: { part_id, path: null } });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
  const link = sheet.getByRole('link', { name: /AI made 2 parts of this that nobody has read yet/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`content_id=${part_id}`));
  await link.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(requestsOf(updateStatus)).toEqual([]);
});

test('what could be better names its question, and all of it is shown when it is asked for', async () => {
  item = openedBank({ is_minimal_skill: false });
  const warnings = Array.from({ length: 7 }, (_, at) => ({
    path: ['questions', crypto.randomUUID(), 'feedback'],
    severity: 'warning' as const,
    message: 'mcq.feedback_missing',
    values: { question: at + 1 },
  }));
  answer(lookBeforeMove, { ...nothingOpen, warnings, total_warnings: 7 });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
  await expect.element(sheet.getByRole('link', { name: /^Question 5: / })).toBeVisible();
  expect(sheet.getByRole('link', { name: /^Question 6: / }).query()).toBeNull();
  await sheet.getByRole('button', { name: 'and 2 more' }).click();
  await expect.element(sheet.getByRole('link', { name: /^Question 7: / })).toBeVisible();
});

test('a part that stands in the document is led to at its field', async () => {
  item = openedBank({ is_minimal_skill: false, content_type: 'crossword' });
  const first_unread = { part_id: crypto.randomUUID(), path: ['files', 0, 'word'] };
  answer(lookBeforeMove, { ...nothingOpen, unread_parts: 1, first_unread });
  await renderInStudio(
    <>
      <ContentActions container={item} place="desk" />
      <input id={fieldId(['files', 0, 'word'])} aria-label="Word" />
    </>,
    { width: 1600 },
  );
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit for review?' });
  await sheet.getByRole('button', { name: /AI made 1 part of this/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Word' })).toHaveFocus();
});

test('approving what was not opened warns, tells what stands open, and can be left', async () => {
  const { abilities } = item;
  item = openedBank({
    content_status: 'r',
    review_status: 'r',
    waiting_level: 3,
    user_id: crypto.randomUUID(),
    reviewer_user_id: somebody().user_id,
    abilities: { ...abilities, can_edit: false, moves: ['approve'], approves_finally: true },
  });
  const content_id = crypto.randomUUID();
  answer(lookBeforeMove, {
    ...nothingOpen,
    open_comments: 2,
    warnings: [
      {
        path: ['questions', content_id, 'option3'],
        severity: 'warning',
        message: 'mcq.option_all',
        values: { option: 3 },
      },
    ],
    total_warnings: 1,
    total_questions: 12,
    seen_questions: 4,
  });
  await renderInStudio(<ContentActions container={item} place="desk" />, {
    width: 1600,
    as: { active_role: 'cr3' },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish?' });
  await expect.element(sheet).toMatchTextContent(/You have not opened 8 questions/);
  await expect.element(sheet).toMatchTextContent(/2 open comments/);
  await expect
    .element(sheet.getByRole('link', { name: /Option 3 refers to the other options/ }))
    .toHaveAttribute('href', expect.stringContaining(content_id));
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(requestsOf(approve)).toEqual([]);
});

test('what AI made and nobody has read is not published: the sheet says so, and its button waits', async () => {
  const { abilities } = item;
  item = openedBank({
    content_status: 'r',
    review_status: 'r',
    waiting_level: 3,
    user_id: crypto.randomUUID(),
    reviewer_user_id: somebody().user_id,
    abilities: { ...abilities, moves: ['approve'], approves_finally: true },
  });
  answer(lookBeforeMove, { ...nothingOpen, unread_parts: 2 });
  await renderInStudio(<ContentActions container={item} place="desk" />, {
    width: 1600,
    as: { active_role: 'cr3' },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish?' });
  await expect.element(sheet).toMatchTextContent(/AI made 2 parts of this that nobody has read yet/);
  await expect.element(sheet.getByText(/No open comments/)).not.toBeInTheDocument();
  await expect.element(sheet.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(requestsOf(approve)).toEqual([]);
});

test('what a hardly begun plan lacks is named by its place, and no more of it than is read', async () => {
  item = openedBank({ is_minimal_skill: true, content_type: 'lesson_plan' });
  const errors = Array.from({ length: 12 }, (_each, at): Finding[] => [
    { path: ['topics', at, 'title'], severity: 'error', message: 'plan.topic_title' },
    { path: ['topics', at, 'lessons', 0, 'title'], severity: 'error', message: 'plan.lesson_title' },
  ]).flat();
  answer(lookBeforeMove, { ...nothingOpen, errors });
  await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect.element(lines).toHaveLength(11);
  await expect.element(lines.nth(0)).toMatchTextContent(/^Topic 1: /);
  await expect.element(lines.nth(1)).toMatchTextContent(/^Topic 1, lesson 1: /);
  await expect.element(lines.last()).toMatchTextContent(/^and 14 more$/);
});
