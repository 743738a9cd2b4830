import {
  createContainer,
  listReferences,
  listSubjects,
  searchLibrary,
  updateContainer,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const lessonOf = (id: string, title: string) => ({
  id,
  title,
  minutes: 40,
  material: 'A glass',
  is_premium: 0,
  items: [],
});
const item = openedBank({
  content_type: 'lesson_plan',
  title: 'A week with water',
  json_data: {
    schema_version: 1,
    description: '',
    topics: [
      {
        id: 't1',
        title: 'Water',
        is_premium: 0,
        lessons: [lessonOf('l1', 'Rain'), lessonOf('l2', 'Rivers')],
      },
      { id: 't2', title: 'Air', is_premium: 0, lessons: [] },
    ],
  },
});

async function open(address: string, is_premium_lessons: 0 | 1 = 1): Promise<void> {
  answerEditor(item);
  answer(listReferences, { records: [], total: 0 });
  answer(updateContainer, { ...item, version: 2 });
  const at = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  // Premium lessons are an institution's to have.
  const specs = { ...somebody().specs, is_premium_lessons } as const;
  await openInStudio(filesPages, `${address}?${at}`, { as: { specs } });
}
const openEditor = () => open('/dashboard/lesson/editor');

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rain = page.getByRole('button', { name: /^Lesson 1: Rain/ });

interface SavedTopic {
  readonly title: string;
  readonly is_premium: number;
  readonly lessons: readonly { readonly is_premium: number; readonly items: readonly object[] }[];
}

/** Saves, and gives the topics that the server was sent. */
async function saved(): Promise<readonly SavedTopic[]> {
  await button('Save').click();
  await expect.poll(() => requestsOf(updateContainer).length).toBeGreaterThan(0);
  const { json_data } = requestsOf(updateContainer).at(-1) ?? {};
  return (JSON.parse(String(json_data)) as { topics: readonly SavedTopic[] }).topics;
}

test('C-116 C-227 C-228 the builder shows topics with their lessons, folds and unfolds them', async () => {
  await openEditor();
  await expect.element(rain).toBeVisible();
  await expect.element(button('Water')).toHaveAttribute('aria-expanded', 'true');
  await button('Water').click();
  await expect.element(button('Water')).toHaveAttribute('aria-expanded', 'false');
  expect(rain.query()).toBeNull();
  await button('Water').click();
  await expect.element(rain).toBeVisible();
  await button('Close all').click();
  expect(rain.query()).toBeNull();
});

test('C-023 C-229 C-231 C-232 a topic is named anew and made premium, with all of its lessons', async () => {
  await openEditor();
  await field('Title of topic 1').fill('Water and rain');
  await page.getByRole('switch', { name: 'All lessons of topic 1 are premium' }).click();
  const premium = { is_premium: 1 };
  expect((await saved())[0]).toMatchObject({
    title: 'Water and rain',
    ...premium,
    lessons: [premium, premium],
  });
});

test.each([
  [1, 'their switches are there'],
  [0, 'no switch is there'],
] as const)('C-799 where premium lessons are an institution’s to have (%i), %s', async (has, _what) => {
  await open('/dashboard/lesson/editor', has);
  await rain.click();
  await expect.element(page.getByRole('textbox', { name: 'Title of topic 1' })).toBeVisible();
  await expect.element(button('Add content').first()).toBeVisible();
  expect(page.getByRole('switch').elements().length > 0).toBe(has === 1);
});

test('C-230 a topic is deleted, after a question where lessons would go with it', async () => {
  await openEditor();
  await button('Delete topic 2').click();
  await expect.element(field('Title of topic 2')).not.toBeInTheDocument();
  await expect.element(field('Title of topic 1')).toHaveFocus();
  await button('Delete topic 1').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rain).toBeVisible();
  await button('Delete topic 1').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Plan the first topic')).toBeVisible();
  expect(await saved()).toEqual([]);
});

test('content is begun from the builder: a draft of its skill and language, which lies in the lesson', async () => {
  const made = openedBank({
    content_type: 'mcq',
    title: 'Rain in words',
    container_id: '00000000-0000-4000-8000-000000000077',
    content_id: '00000000-0000-4000-8000-000000000078',
  });
  answer(searchLibrary, { records: [], total: 0 });
  answer(listSubjects, { records: [], total: 0 });
  answer(createContainer, made);
  await openEditor();
  await rain.click();
  await button('Add content').first().click();
  const drawer = page.getByRole('dialog', { name: 'Add content' });
  await drawer.getByRole('button', { name: 'Start new content' }).click();
  const title = drawer.getByRole('textbox', { name: 'Title of the new content' });
  await expect.element(title).toHaveFocus();
  await drawer.getByRole('button', { name: 'Start it here' }).click();
  await expect.element(drawer.getByText('Give it a title.')).toBeVisible();
  await expect.element(title).toHaveFocus();
  expect(requestsOf(createContainer)).toEqual([]);
  await title.fill('Rain in words');
  await drawer.getByRole('combobox', { name: 'Kind of content' }).selectOptions('mcq');
  await drawer.getByRole('button', { name: 'Start it here' }).click();
  await expect
    .element(drawer.getByRole('link', { name: 'Write it: Rain in words' }))
    .toHaveAttribute('href', expect.stringContaining(made.container_id));
  await expect.element(drawer.getByRole('link', { name: 'Write it: Rain in words' })).toHaveFocus();
  const { language, skill_id } = item;
  expect(requestsOf(createContainer)).toMatchObject([
    { content_type: 'mcq', title: 'Rain in words', language, skill_id },
  ]);
  await drawer.getByRole('button', { name: 'Close' }).click();
  const [{ lessons } = { lessons: [] }] = await saved();
  expect(lessons[0]?.items).toEqual([
    { content_id: made.content_id, content_type: 'mcq', title: 'Rain in words' },
  ]);
});

test('C-580 C-589 the content of a lesson opens from the builder as a preview', async () => {
  const held = { content_id: crypto.randomUUID(), content_type: 'link', title: 'Rain in pictures' } as const;
  const container_id = crypto.randomUUID();
  const plan = openedBank({
    content_type: 'lesson_plan',
    json_data: {
      schema_version: 1,
      description: '',
      topics: [
        { id: 't1', title: 'Water', is_premium: 0, lessons: [{ ...lessonOf('l1', 'Rain'), items: [held] }] },
      ],
    },
  });
  answerEditor(plan);
  const { content_id, content_type, title } = held;
  const standing = {
    state: 'unpublished',
    content_status: 'd',
    container_id,
    language: 'english',
    grade: '',
    subject: '',
  } as const;
  answer(listReferences, { records: [{ content_id, content_type, title, ...standing }], total: 1 });
  await openInStudio(filesPages, `/dashboard/lesson/editor?container_id=${plan.container_id}`);
  await rain.click();
  const link = page.getByRole('link', { name: /Rain in pictures/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('place=lesson_builder'));
});

test('C-158 the preview shows the plan, and nothing to edit it with', async () => {
  await open('/content/lesson/preview');
  await expect.element(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /Rain/ })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('switch').elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^(Delete topic|Move|Add a|Save)/ }).elements()).toEqual([]);
});
