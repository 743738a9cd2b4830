import {
  bringBack,
  changeContainerSkill,
  countUnreadComments,
  deleteContainer,
  deletePublished,
  duplicateContainer,
  exportTogether,
  listDeveloperDashboard,
  listEditorSkills,
  listCollections,
  listReviewerDashboard,
  listSubjects,
  listUsedIn,
  searchLibrary,
} from '@takhti/contract';
import { standardRoles, type ContainerRow, type User } from '@takhti/domain';
import { problemMessages } from '@takhti/contract/problem-messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank, listedSkill, openedBank } from '../../testing/things.ts';
import { dashboardRoutes } from '../dashboard/index.ts';
import { libraryRoutes } from '../library/index.ts';

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

test('after several drafts were deleted the keys go on at the row that follows them, after the last at the one before', async () => {
  await openInStudio(drafts, path);
  async function deleteOne(title: string): Promise<void> {
    answer(deleteContainer, ({ container_id }) => {
      binned.add(String(container_id));
      return {};
    });
    await box(title).click();
    bar.getByRole('button', { name: 'Delete' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box(title)).not.toBeInTheDocument();
  }
  await deleteOne('Verbs');
  await expect.element(box('Rivers')).toHaveFocus();
  await deleteOne('Rivers');
  await expect.element(box('Planets')).toHaveFocus();
});

test('cancelling a deletion keeps the selection', async () => {
  await openInStudio(drafts, path);
  await box('Rivers').click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(box('Rivers')).toBeChecked();
  expect(requestsOf(deleteContainer)).toEqual([]);
});

test('a row that is selected while others are deleted stays selected, and is not deleted', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
  answer(deleteContainer, async ({ container_id }) => {
    const reply = await promise;
    binned.add(String(container_id));
    return reply;
  });
  await openInStudio(drafts, path);
  await box('Planets').click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => requestsOf(deleteContainer)).toHaveLength(1);
  await box('Rivers').click();
  resolve({});
  await expect.element(rows).toHaveLength(2);
  await expect.element(box('Rivers')).toBeChecked();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  expect(requestsOf(deleteContainer)).toMatchObject([{ container_id: own[0]?.container_id }]);
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

test('several drafts are duplicated together, and one press takes the copies back', async () => {
  answer(duplicateContainer, ({ container_id }) => openedBank({ copied_from_id: String(container_id) }));
  await openInStudio(drafts, path);
  await box('Planets').click();
  await box('Rivers').click();
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(page.getByText('2 copies are among your drafts.')).toBeVisible();
  expect(requestsOf(duplicateContainer)).toMatchObject(
    [own[0], own[2]].map((row) => ({ container_id: row?.container_id })),
  );
  await expect.element(bar).not.toBeInTheDocument();
  // The first copy goes; the second one cannot, which is told.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(problemMessages['container.read_only'])).toBeVisible();
  expect(requestsOf(deleteContainer)).toHaveLength(2);
});

test('games are exported together by who may; what has no file is left out and told', async () => {
  own = [
    listedBank({ title: 'Sums', content_type: 'rumble_in_the_jumble' }),
    listedBank({ title: 'Planets' }),
  ];
  answer(exportTogether, {});
  await openInStudio(drafts, path, { as: { active_role: 'cd3', localRoles: [...standardRoles] } });
  await box('Planets').click();
  await expect.element(bar).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  await box('Sums').click();
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('1 item exported. 1 has no file to export.')).toBeVisible();
  expect(requestsOf(exportTogether)).toMatchObject([{ container_ids: [own[0]?.container_id] }]);
});

test('what waits for review can be duplicated, not moved and not deleted', async () => {
  const waiting = '/dashboard/waiting-for-review';
  await openInStudio(
    dashboardRoutes.filter((route) => route.path === waiting),
    waiting,
  );
  await box('Planets').click();
  await expect.element(bar.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

describe('in the library', () => {
  const select = page.getByRole('button', { name: 'Select', exact: true });
  const library = async (as: Partial<User>) => {
    answer(searchLibrary, {
      records: own.map((row) => ({ ...row, author_full_name: 'Sana', match: null, picture: '' })),
      total: own.length,
    });
    answer(listEditorSkills, { records: [], total: 0 });
    answer(listCollections, { records: [], total: 0 });
    await openInStudio(libraryRoutes, '/content/schools-content', { as });
    await expect.element(rows.first()).toBeVisible();
  };

  test('authors select cards after a press, and duplicate them', async () => {
    answer(duplicateContainer, openedBank());
    await library({});
    await expect.element(box('Verbs')).not.toBeInTheDocument();
    await select.click();
    await box('Verbs').click();
    await expect.element(bar.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect.element(page.getByText('1 copy is among your drafts.')).toBeVisible();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.element(box('Verbs')).not.toBeInTheDocument();
  });

  test('C-617 a person with the right to delete published content deletes several, after being asked', async () => {
    answer(deletePublished, {});
    answer(listUsedIn, { records: [], total: 0 });
    await library({ active_role: 'cr3', is_deletion: 1 });
    await select.click();
    await box('Verbs').click();
    await box('Rivers').click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 items?' });
    await expect.element(question.getByText(/cannot be undone/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('2 items have left the library.')).toBeVisible();
    expect(requestsOf(deletePublished)).toHaveLength(2);
    // What uses them is asked once for all.
    expect(requestsOf(listUsedIn)).toMatchObject([{ content_ids: [expect.anything(), expect.anything()] }]);
  });

  test('without an action for several items there is no selection', async () => {
    await library({ active_role: 'cr1' });
    await expect.element(select).not.toBeInTheDocument();
  });
});

test('reviewers select nothing: what they see is not theirs to delete or to move', async () => {
  answer(listReviewerDashboard, { records: own, total: own.length });
  await openInStudio(drafts, path, { as: { active_role: 'cr1' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});
