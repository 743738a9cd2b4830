import type { PersonRow } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { PeopleList } from './people-list.tsx';

const person: PersonRow = {
  user_id: crypto.randomUUID(),
  username: 'gulalai',
  full_name: 'Gulalai Wardak',
  email: '',
  roles: 'cd',
  grades_access: 'ALL',
  subjects_access: 'ALL',
  school_id: crypto.randomUUID(),
  school_name: 'North Town School',
  is_disabled: 0,
  last_seen_on: null,
};

const draw = (width: number) =>
  renderInStudio(<PeopleList people={[person]} roles={[]} query="" />, { locale: 'ur', width });

/** Where its letters are, no matter what room its box leaves for them. */
function lettersOf(locator: { element: () => Element }): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(locator.element());
  return range.getBoundingClientRect();
}

const school = page.getByText('North Town School');
const grades = page.getByText('تمام جماعتیں', { exact: true });
const subjects = page.getByText('تمام مضامین', { exact: true });

test('on a phone all that is known of somebody begins at one line, also from right to left', async () => {
  await draw(390);
  await expect.element(school).toBeVisible();
  expect(Math.round(lettersOf(school).right)).toBe(Math.round(lettersOf(grades).right));
});

test('what stands between two facts of a person keeps its spaces on a phone', async () => {
  await draw(390);
  await expect.element(subjects).toBeVisible();
  expect(lettersOf(grades).left - lettersOf(subjects).right).toBeGreaterThan(8);
});

test('a middling window, whose heads leave the school out, has no school in its rows', async () => {
  await draw(1100);
  await expect.element(page.getByText('Gulalai Wardak')).toBeVisible();
  await expect.element(school).not.toBeVisible();
});
