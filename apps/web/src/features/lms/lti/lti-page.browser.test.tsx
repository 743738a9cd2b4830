import { listLtiPlatforms } from '@takhti/contract';
import { standardRoles, type LtiPlatform } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { lmsRoutes } from '../index.ts';

const active_role = 'admin';
const as = {
  active_role,
  roles: active_role,
  localRoles: standardRoles.filter(({ role }) => role === active_role),
};

const tool = {
  login: 'https://a.example/login',
  launch: 'https://a.example/launch',
  keys: 'https://a.example/keys',
};

test('registering an LMS by hand starts in its name', async () => {
  answer(listLtiPlatforms, { platforms: [], tool, key_made_on: null });
  await openInStudio(lmsRoutes, '/lms/lti', { as });
  await page.getByRole('button', { name: 'Register an LMS by hand' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('an LMS whose teachers get no account says so: one that registered itself is such', async () => {
  const platform: LtiPlatform = {
    platform_id: crypto.randomUUID(),
    name: 'moodle.example',
    issuer: 'https://moodle.example',
    client_id: 'c1',
    auth_url: 'https://moodle.example/auth',
    token_url: 'https://moodle.example/token',
    jwks_url: 'https://moodle.example/keys',
    origins: [],
    deployments: ['1'],
    creates_people: 0,
    matches_email: 0,
    last_launch_on: null,
    last_refusal: null,
    version: 1,
  };
  const other = {
    ...platform,
    platform_id: crypto.randomUUID(),
    client_id: 'c2',
    creates_people: 1 as const,
  };
  answer(listLtiPlatforms, { platforms: [platform, other], tool, key_made_on: null });
  await openInStudio(lmsRoutes, '/lms/lti', { as });
  await expect
    .element(page.getByText(/New teachers and authors from this LMS are turned away/))
    .toBeVisible();
  expect(page.getByText(/are turned away/).elements()).toHaveLength(1);
});
