import { listSkillsByIds, openContainer } from '@takhti/contract';
import { institutionIds, type ContentType } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noUrlData } from '../../../app/launch/url-data.ts';
import { urlStore } from '../../../app/launch/use-url-data.ts';
import { ListedUnder } from '../../../features/container-page/index.ts';
import { skillsRoutes } from '../../../features/skills/index.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio, renderInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { SettingsCard } from './settings-card.tsx';

const standalone = { institution_id: institutionIds.standalone };
const limitedTeacher = { ...noUrlData, isLms: true, isTeacher: true, full_access: false };
const made = (content_type: ContentType) => openedBank({ content_type, title: 'Pairs of animals' });

function Draw({ type }: { readonly type: ContentType }) {
  const item = made(type);
  return (
    <>
      <ListedUnder item={item} />
      <SettingsCard title={item.title} item={item} />
    </>
  );
}

const card = page.getByRole('region', { name: 'Settings' });
const changeSkill = page.getByRole('link', { name: 'Change skill', exact: true });
const skill = page.getByText('Halve numbers');

beforeEach(() => urlStore.clear());
afterEach(() => urlStore.clear());

test.each(['matching', 'crossword', 'rumble_in_the_jumble'] as const)(
  'C-274 C-817 where an institution stands alone, a game of the type %s shows its settings and no skill',
  async (type) => {
    await renderInStudio(<Draw type={type} />, { as: standalone });
    await expect.element(card).toBeVisible();
    const facts = [...card.element().querySelectorAll('dt')].map((name) => name.textContent);
    expect(facts).toEqual(['Title', 'Type', 'Grade', 'Subject', 'Last activity']);
    const [title, , grade, subject, activity] = [...card.element().querySelectorAll('dd')];
    expect(title?.textContent).toBe('Pairs of animals');
    expect([grade?.textContent, subject?.textContent]).toEqual(['Grade 3', 'Mathematics']);
    expect(activity?.textContent).toContain('2026');
    expect([changeSkill.query(), skill.query()]).toEqual([null, null]);
  },
);

test('C-817 other content of it keeps its skill, and so do games elsewhere', async () => {
  for (const [type, as] of [
    ['mcq', standalone],
    ['matching', {}],
  ] as const) {
    await renderInStudio(<Draw type={type} />, { as });
    await expect.element(skill).toBeVisible();
    await expect.element(changeSkill).toBeVisible();
    expect(card.query()).toBeNull();
  }
});

test('C-818 a teacher whom an LMS brings without full access sees no skill, with full access one', async () => {
  urlStore.keep(limitedTeacher);
  await renderInStudio(<Draw type="mcq" />);
  await expect.element(page.getByText(/Mathematics/)).toBeVisible();
  expect([changeSkill.query(), skill.query()]).toEqual([null, null]);
  urlStore.keep({ ...limitedTeacher, full_access: true });
  await renderInStudio(<Draw type="mcq" />);
  await expect.element(changeSkill).toBeVisible();
});

test('C-817 the page of skills leads a game that stands alone back to its editor', async () => {
  const item = made('matching');
  answer(openContainer, item);
  answer(listSkillsByIds, { records: [], total: 0 });
  const at = `/dashboard/select-skill?container_id=${item.container_id}`;
  const { address } = await openInStudio(skillsRoutes, at, { as: standalone });
  await expect.poll(address).toMatch(/\/editor\?/);
});
