import { listHistory, listQuestions, listSkillsByIds } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '../../../i18n/index.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
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
    await bar.getByRole('button', { name: textOf('actions:more') }).click();
    await page
      .getByRole('button', { name: textOf('actions:names.history') })
      .last()
      .click();
    await expect.element(page.getByRole('dialog', { name: textOf('review:history.title') })).toBeVisible();
  },
);
