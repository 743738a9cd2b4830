import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../testing/render-in-studio.tsx';
import { SubjectName } from './index.ts';

test.each([
  ['en', 'Social Studies', 'Social Studies'],
  ['ur', 'Social Studies', 'معاشرتی علوم'],
  ['ps', 'science', 'ساینس'],
  ['prs', 'General Science', 'ساینس عمومی'],
  // One that an institution has made up stays as it was written.
  ['ur', 'Robotics', 'Robotics'],
] as const)('in %s the subject %s reads %s', async (locale, subject, shown) => {
  await renderInStudio(<SubjectName subject={subject} />, { locale });
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
});
