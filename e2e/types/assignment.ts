import { expect } from '@playwright/test';
import { messages } from '@takhti/content-types/message-texts';
import { createRubric, updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const p = playerTexts('en');
const description = 'Write a letter about a river.';
const level = (title: string, score: number) => ({ title, score, description: '' });
const criterion_json = [
  { title: 'Content', description: '', levels: [level('Little', 0), level('Good', 4)] },
  { title: 'Language', description: '', levels: [level('Many mistakes', 0), level('Clear', 3)] },
];

/** An assignment with a rubric of its own, which is saved, too. */
export const assignment: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const made = await makeContent(author, 'assignment', { title, place });
    const rubric = await author(createRubric, {
      assignment_id: made.content_id,
      title: `Rubric ${title}`,
      criterion_json,
    });
    const { container_id, language, version } = made;
    const applied = { rubric_id: rubric.rubric_id, title: rubric.title, criterion_json };
    const links = [{ title: 'The Indus', link: 'https://en.wikipedia.org/wiki/Indus_River' }];
    const doc = { schema_version: 2, description, points: null, links, files: [], rubric: applied };
    const json_data = JSON.stringify(doc);
    return author(updateContainer, { container_id, version, language, title, json_data });
  },
  editor: '/dashboard/assignment/editor',
  async expectEditor(page) {
    await expect(page.getByText('Content 4 points')).toBeVisible();
    // G-289 G-290 G-291: from the saved rubrics one is copied, looked at and marked by, and applied.
    await page.getByRole('link', { name: t('files:rubric.choose') }).click();
    await page.getByRole('button', { name: /^Duplicate: Rubric Draft/ }).click();
    await expect(page.getByRole('heading', { name: /^Rubric Draft.*copy/ })).toBeVisible();
    await page.getByRole('link', { name: /^Play: Rubric Draft.*copy/ }).click();
    await expect(page).toHaveURL(/previewRubrics/);
    await expect(page.getByText(/7 points · 2 criteria/)).toHaveCount(1);
    await page.getByRole('radio', { name: /Good/ }).check();
    await page.getByRole('radio', { name: /Clear/ }).check();
    await expect(page.getByText('7 of 7 points')).toBeVisible();
    await page.getByRole('button', { name: t('files:rubric.apply') }).click();
    await expect(page.getByRole('link', { name: t('files:rubric.create') })).toBeVisible();
    // C-758: two levels of one score are refused beside the field, and what was written stays.
    await page.getByRole('link', { name: t('files:rubric.create') }).click();
    await page.getByRole('textbox', { name: t('files:rubric.title') }).fill('A speech');
    await page.getByRole('textbox', { name: 'Criterion 1', exact: true }).fill('Voice');
    await page.getByRole('textbox', { name: 'Level 1', exact: true }).fill('Soft');
    await page.getByRole('textbox', { name: 'Level 2', exact: true }).fill('Clear');
    await page
      .getByRole('textbox', { name: t('files:rubric.score') })
      .nth(1)
      .fill('0');
    await page.getByRole('button', { name: t('common:save'), exact: true }).click();
    await expect(page.getByText(messages['rubric.score_duplicate'])).toBeVisible();
    await page
      .getByRole('textbox', { name: t('files:rubric.score') })
      .nth(1)
      .fill('2.5');
    await page.getByRole('button', { name: t('files:rubric.apply') }).click();
    await expect(page.getByText('Voice 2.5 points')).toBeVisible();
  },
  preview: '/content/assignment/preview',
  async expectPreview(page) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText('Content 4 points')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
  async expectPlayer(page) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText(p('assignment_points', { n: 7 }))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The Indus' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
