import { listChangesSince, openQuestion, saveQuestion } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { field, writeRich } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank, storedQuestion } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

const editPage = bankPages.filter(({ path }) => path === '/dashboard/mcq/edit');
const bank = openedBank();
const { container_id } = bank;
const address = `/dashboard/mcq/edit?${new URLSearchParams({ container_id, institution_id: '98' })}`;

let addressNow: () => string;

beforeEach(openNewQuestion);

async function openNewQuestion(): Promise<void> {
  answerEditor(bank);
  ({ address: addressNow } = await openInStudio(editPage, address));
  await expect.element(page.getByRole('heading', { name: 'New question' })).toBeVisible();
}

test('C-661 C-662 C-663 an empty question is not saved, and each missing field says so itself', async () => {
  await save();
  await expectFinding('Question', 'Question is mandatory');
  await expectFinding('Option 1', 'Option 1 is mandatory');
  await expectFinding('Option 2', 'Option 2 is mandatory');
  await expect.element(field('Option 3')).toHaveAttribute('aria-invalid', 'false');
  await expectState('Not saved yet');

  await writeRich('Question', 'Which of these is odd?');
  await expect.element(field('Question')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('alert').getByRole('button', { name: 'Option 2 is mandatory' }).click();
  await expect.element(field('Option 2')).toHaveFocus();
  expect(requestsOf(saveQuestion)).toEqual([]);
});

test('C-1082 G-146 a question has four options to write, and no fifth', async () => {
  for (const number of [1, 2, 3, 4]) await expect.element(field(`Option ${number}`)).toBeVisible();
  expect(field('Option 5').query()).toBeNull();
});

async function paste(into: string, type: string, data: string): Promise<void> {
  await expect.element(field('Question')).toHaveFocus();
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, data);
  field(into)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('a table that is pasted into a question stays one', async () => {
  await paste('Question', 'text/html', '<table><tr><td>Sun</td><td>star</td></tr></table>');
  await expect.element(field('Question')).toHaveTextContent('Sunstar');
  expect(field('Question').element().querySelectorAll('table td')).toHaveLength(2);
});

test('names what is left out of a list longer than the options', async () => {
  await paste('Option 2', 'text/plain', 'two\nthree\nfour\nfive\nsix');
  await expect.element(field('Option 4')).toHaveTextContent('four');
  await expect.element(page.getByText('Only 3 fit here. Left out: five · six')).toBeVisible();
});

test('a list that is pasted into an empty option gives one option to each entry', async () => {
  await paste('Option 1', 'text/plain', '1) three\n2) four < five\n3) six');
  await expect.element(field('Option 1')).toHaveTextContent('three');
  await expect.element(field('Option 2')).toHaveTextContent('four < five');
  await expect.element(field('Option 3')).toHaveTextContent('six');
});

/** What the server says of a new question. */
function answerNew(): void {
  const question = storedQuestion({ container_id });
  const place = { previous_id: null, next_id: null, position: 1, total: 1, can_edit: true };
  answer(saveQuestion, (asked) => ({ ...question, ...asked, content_id: question.content_id }));
  answer(openQuestion, { ...question, ...place });
}

test('a new question saves itself as soon as it is whole, once, and what is written on goes into the same', async () => {
  answerNew();
  await writeQuestion(['three', 'four']);
  await new Promise((done) => setTimeout(done, 3_500));
  expect(requestsOf(saveQuestion)).toEqual([]);
  await mark(1);
  await expect.poll(() => requestsOf(saveQuestion).length, { timeout: 8_000 }).toBe(1);
  await expectState('Saved');
  await writeRich('Option 3', 'five');
  await expect.poll(() => requestsOf(saveQuestion).length, { timeout: 8_000 }).toBe(2);
  const [first, second] = requestsOf(saveQuestion);
  expect(first).not.toHaveProperty('content_id');
  expect(second).toMatchObject({ content_id: expect.any(String) as string, option3: '<p>five</p>' });
});

test('leaving a new question that can be saved saves it, without asking', async () => {
  answerNew();
  await writeQuestion(['three', 'four']);
  await mark(1);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => requestsOf(saveQuestion).length).toBe(1);
  await expect.element(page.getByRole('heading', { name: 'New question' })).not.toBeInTheDocument();
  await expect.poll(addressNow).not.toMatch(/\/edit/);
});

test('what is typed while a question is still being saved stands in the next one', async () => {
  const saved = Promise.withResolvers<void>();
  answerNew();
  answer(saveQuestion, async (asked) => {
    await saved.promise;
    return { ...storedQuestion({ container_id }), ...asked, content_id: crypto.randomUUID() };
  });
  await writeQuestion(['three', 'four']);
  await mark(1);
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await expect.poll(() => requestsOf(saveQuestion).length).toBe(1);
  await userEvent.keyboard('Which one');
  saved.resolve();
  await expect.element(page.getByRole('heading', { name: 'New question' })).toBeVisible();
  await expect.element(field('Question')).toHaveTextContent('Which one');
  await userEvent.keyboard(' is even?');
  await expect.element(field('Question')).toHaveTextContent('Which one is even?');
});

test('C-664 two equal options are not saved', async () => {
  await writeQuestion(['three', 'four', 'three']);
  await mark(1);
  await save();
  await expectFinding('Option 3', 'Option 3 is the same as option 1');
  await expectState('Unsaved changes');
  expect(requestsOf(saveQuestion)).toEqual([]);
});

test.each([1280, 390])(
  'the header is as high after the first save as before, at %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    const question = storedQuestion({ container_id });
    const place = { previous_id: null, next_id: null, position: 1, total: 1, can_edit: true };
    answer(saveQuestion, (asked) => ({ ...question, ...asked }));
    answer(openQuestion, { ...question, ...place });
    const height = () => document.querySelector<HTMLElement>('[data-page-header]')?.offsetHeight;
    await writeQuestion(['three', 'four']);
    await mark(1);
    const before = height();
    await save();
    await expect.element(page.getByRole('heading', { level: 1, name: /1/ })).toBeVisible();
    expect(height()).toBe(before);
  },
);

test('Submit has its word beside the steps to the neighbours, but on a phone held upright', async () => {
  await page.viewport(640, 400);
  const submit = page.getByRole('button', { name: 'Submit for review' });
  const word = () =>
    submit.element().querySelector<HTMLElement>('span span:last-child, span')!.innerText.trim();
  await expect.element(submit).toBeVisible();
  expect(word()).toBe('Submit');
  await page.viewport(390, 844);
  expect(word()).toBe('');
});

test('C-665 a question without a correct option is not saved, and a tick at an empty option does not count', async () => {
  const question = storedQuestion({ container_id });
  answer(saveQuestion, (asked) => ({ ...question, ...asked }));
  answer(openQuestion, {
    ...question,
    previous_id: null,
    next_id: null,
    position: 1,
    total: 1,
    can_edit: true,
  });
  await writeQuestion(['three', 'four']);
  await mark(4);
  await save();
  await expect
    .element(page.getByRole('checkbox', { name: 'Option 1 is correct' }))
    .toHaveAccessibleDescription('Mark at least one option that is not empty as correct');
  await expectState('Unsaved changes');
  expect(requestsOf(saveQuestion)).toEqual([]);

  await mark(1);
  await save();
  await expectState('Saved');
  expect(requestsOf(saveQuestion)).toMatchObject([{ option1: '<p>three</p>', correct1: 'Y' }]);
});

test('C-667 a question that the bank has already is not saved, and leads to the first', async () => {
  const content_id = crypto.randomUUID();
  refuse(saveQuestion, 'questions.duplicate', { content_id });
  await writeQuestion(['four', 'five']);
  await mark(1);
  await save();
  await expectFinding('Question', /This question is already in the list/);
  await expectState('Unsaved changes');
  await expect
    .element(page.getByRole('link', { name: 'Open the other question' }))
    .toHaveAttribute('href', expect.stringContaining(`content_id=${content_id}`));
});

test('C-575 leaving with unsaved changes asks, and staying keeps them', async () => {
  await writeRich('Question', 'Half a thought');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const leave = () => page.getByRole('link', { name: 'Back' }).click();
  await leave();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Question')).toHaveTextContent('Half a thought');
  expect(addressNow()).toContain('/dashboard/mcq/edit?');

  await leave();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(addressNow).toContain('/dashboard/mcq?');
});

test('C-575 closing the tab with unsaved changes asks', async () => {
  expect(asksBeforeUnload()).toBe(false);
  await writeRich('Question', 'Half a thought');
  await expect.poll(asksBeforeUnload).toBe(true);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(asksBeforeUnload).toBe(false);
});

/** Whether the browser would ask: what a tab sends that is about to close. */
function asksBeforeUnload(): boolean {
  return !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

async function writeQuestion(options: readonly string[]): Promise<void> {
  await writeRich('Question', 'Which one is odd?');
  for (const [at, option] of options.entries()) await writeRich(`Option ${at + 1}`, option);
}

async function mark(number: number): Promise<void> {
  await page.getByRole('checkbox', { name: `Option ${number} is correct` }).click();
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function expectFinding(label: string, finding: string | RegExp): Promise<void> {
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(label)).toHaveAccessibleDescription(finding);
}

async function expectState(words: 'Saved' | 'Unsaved changes' | 'Not saved yet'): Promise<void> {
  await expect.element(page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) })).toBeVisible();
}

test('C-647 a reviewer’s buttons stand beside the heading of a question at 1280 pixels', async () => {
  const asked = storedQuestion({ container_id });
  const people = { user_id: crypto.randomUUID(), reviewer_user_id: somebody().user_id };
  const reviewed = openedBank({ content_status: 'r', ...people });
  answerEditor({
    ...reviewed,
    container_id,
    abilities: { ...reviewed.abilities, moves: ['cancelReview', 'askResubmission', 'approve'] },
  });
  answer(openQuestion, {
    ...asked,
    previous_id: null,
    next_id: asked.content_id,
    position: 1,
    total: 2,
    can_edit: true,
  });
  answer(listChangesSince, { records: [], total: 0, looked_on: null, until: '2026-01-15T08:00:00.000Z' });
  await openInStudio(editPage, `${address}&content_id=${asked.content_id}`, {
    as: { active_role: 'cr3' },
  });
  await page.viewport(1280, 800);
  const approve = page.getByRole('button', { name: /^(Approve|Publish)$/ });
  await expect.element(approve).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask for resubmission' })).toBeVisible();
  const header = document.querySelector<HTMLElement>('[data-page-header]');
  const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => top(approve.element()) - top(header)).toBeLessThan(48);
});
