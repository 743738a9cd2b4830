import {
  listEditorSkills,
  listHistory,
  listQuestions,
  listSkillsByIds,
  listSubjects,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '../../../i18n/index.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedSkill, openedBank } from '../../../testing/things.ts';
import { skillsRoutes } from '../../../features/skills/index.ts';
import { bankPages } from '../pages.ts';

test.each(['en', 'ur'] as const)(
  'C-248 C-649 in %s the bar fits 1280, 800 and 390 pixels',
  async (locale) => {
    const bank = openedBank({ language: 'urdu', title: 'جفت اور طاق اعداد' });
    answerEditor(bank);
    answer(listQuestions, { records: [], total: 0 });
    answer(listSkillsByIds, { records: [], total: 0 });
    answer(listHistory, { records: [], total: 0 });
    await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`, { locale });
    const bar = page.getByRole('group', { name: textOf('actions:label') });
    await expect.element(bar).toBeVisible();
    const inSight = (): (string | undefined)[] =>
      [...bar.element().querySelectorAll<HTMLElement>('[data-action]')].map(
        ({ dataset }) => dataset['action'],
      );
    for (const [width, actions] of [
      [1280, ['play', 'addSkill', 'submit']],
      [800, ['addSkill', 'submit']],
      [390, ['submit']],
    ] as const) {
      await page.viewport(width, 800);
      await expect.poll(inSight).toEqual(actions);
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await expect
      .element(bar.getByText(textOf('review:before.submit.confirm'), { exact: true }))
      .toBeVisible();
    await bar.getByRole('button', { name: textOf('actions:more') }).click();
    await page
      .getByRole('button', { name: textOf('actions:names.history') })
      .last()
      .click();
    await expect.element(page.getByRole('dialog', { name: textOf('review:history.title') })).toBeVisible();
  },
);

test.each([
  ['Adding', 'Numbers › Adding › Halve numbers'],
  ['-', 'Numbers › Halve numbers'],
])('C-359 the path of a bank’s skill, of the topic %s, is %s', async (subcategory, path) => {
  const bank = openedBank();
  answerEditor(bank);
  answer(listQuestions, { records: [], total: 0 });
  const skill = listedSkill({ category: 'Numbers', subcategory, skill: 'Halve numbers' });
  answer(listSkillsByIds, { records: [skill], total: 1 });
  await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`);
  await expect.poll(() => document.body.innerText).toContain(path);
});

test('C-226 the picker of skills opens from a bank’s bar and from the line that says that it has none', async () => {
  const bank = openedBank({ is_minimal_skill: true });
  answerEditor(bank);
  answer(listQuestions, { records: [], total: 0 });
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(listEditorSkills, { records: [listedSkill({ skill: 'Double numbers' })], total: 1 });
  const picker = page.getByRole('radiogroup', { name: 'Skill' });
  for (const way of [
    page.getByRole('button', { name: 'Add skill', exact: true }),
    page.getByRole('link', { name: 'Choose a skill', exact: true }),
  ]) {
    const routes = [...bankPages, ...skillsRoutes];
    const { address } = await openInStudio(routes, `/dashboard/mcq?container_id=${bank.container_id}`);
    await way.click();
    await expect.element(picker.getByRole('radio', { name: /^Double numbers/ })).toBeVisible();
    expect(address()).toContain(`/dashboard/select-skill?container_id=${bank.container_id}`);
  }
});
