import { readAiCredits } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { NotSetUp } from './not-set-up.tsx';

const active_role = 'admin';
const admin = {
  active_role,
  roles: active_role,
  localRoles: standardRoles.filter(({ role }) => role === active_role),
};

beforeEach(() => {
  answer(readAiCredits, { credits: 0, granted: 0, used: 0, held: 0, institution_used: 0, is_set_up: false });
});

test('a bot without a service speaks of answers, which it costs, and of no credits', async () => {
  await renderInStudio(<NotSetUp isOfBot />);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/cannot answer yet, because no AI service is set up/);
  await expect.element(page.getByRole('alert')).not.toMatchTextContent(/credit/);
  await renderInStudio(<NotSetUp isOfBot />, { as: admin });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/give your institution’s bots a number of answers/);
});

test('generating speaks of credits', async () => {
  await renderInStudio(<NotSetUp />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/give you credits/);
});

test.each([
  ['ur', 'AI ابھی ترتیب نہیں دیا گیا'],
  ['ps', 'AI لا نه دی تنظیم شوی'],
  ['prs', 'AI هنوز تنظیم نشده است'],
] as const)('in %s its heading speaks of no generating, which a bot does not do', async (locale, title) => {
  await renderInStudio(<NotSetUp isOfBot />, { locale });
  await expect.element(page.getByText(title)).toBeVisible();
});
