import {
  bringBack,
  changeContainerSkill,
  countUnreadComments,
  deleteContainer,
  listDeveloperDashboard,
  listEditorSkills,
  listReviewerDashboard,
  listSubjects,
} from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank, listedSkill, openedBank } from '../../../testing/things.ts';
import { dashboardRoutes } from '../index.ts';

const path = '/dashboard/draft';
const drafts = dashboardRoutes.filter((route) => route.path === path);
const rows = page.getByRole('main').getByRole('listitem');
const box = (title: string) => page.getByRole('checkbox', { name: `Select “${title}”` });
const bar = page.getByRole('region', { name: 'Selected content' });

let own: ContainerRow[];
let binned: Set<string>;

beforeEach(() => {
  own = ['Planets', 'Verbs', 'Rivers'].map((title) => listedBank({ title }));
  binned = new Set();
  answer(listDeveloperDashboard, () => {
    const records = own.filter(({ container_id }) => !binned.has(container_id));
    return { records, total: records.length };
  });
  answer(listSubjects, { records: ['Mathematics'], total: 1 });
  answer(countUnreadComments, { records: [], total: 0 });
  answer(deleteContainer, ({ container_id }) => {
    binned.add(String(container_id));
    refuse(deleteContainer, 'container.read_only');
    return {};
  });
  answer(bringBack, ({ container_id }) => {
    binned.delete(String(container_id));
    return {};
  });
});

test('several drafts are deleted together: what is refused is told with its reason, the others can be brought back', async () => {
  await openInStudio(drafts, path);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 items?' });
  await question.getByRole('button', { name: 'Delete' }).click();

  const report = page.getByRole('dialog', { name: 'Not everything was done' });
  await expect.element(report.getByRole('link', { name: 'Verbs' })).toBeVisible();
  await expect.element(report.getByRole('list', { name: '2 items stay as they were' })).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(rows).toHaveLength(2);
  await expect.element(bar).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(rows).toHaveLength(3);
  expect(requestsOf(bringBack)).toMatchObject([{ container_id: own[0]?.container_id }]);
});

test('who thinks better of deleting keeps what is selected', async () => {
  await openInStudio(drafts, path);
  await box('Rivers').click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(box('Rivers')).toBeChecked();
  expect(requestsOf(deleteContainer)).toEqual([]);
});

test('several drafts go to a skill together, each as its author saw it last', async () => {
  const skill = listedSkill({ skill: 'Find the river' });
  answer(listEditorSkills, { records: [skill], total: 1 });
  answer(changeContainerSkill, openedBank());
  await openInStudio(drafts, path);
  await box('Planets').click();
  await box('Rivers').click();
  await bar.getByRole('button', { name: 'Move to another skill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 items to another skill' });
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Find the river/ }).click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(page.getByText(`2 items moved to “${skill.skill}”.`)).toBeVisible();
  expect(requestsOf(changeContainerSkill)).toMatchObject(
    [own[0], own[2]].map((row) => ({
      container_id: row?.container_id,
      version: row?.version,
      skill_id: skill.skill_id,
    })),
  );
});

test('reviewers select nothing: what they see is not theirs to delete or to move', async () => {
  answer(listReviewerDashboard, { records: own, total: own.length });
  await openInStudio(drafts, path, { as: { active_role: 'cr1' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});
