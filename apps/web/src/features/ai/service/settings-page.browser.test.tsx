import {
  grantAiCredits,
  listAiCredits,
  listAiGrants,
  readAiSettings,
  readBotAnswers,
  saveAiSettings,
  tryAi,
} from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { aiRoutes } from '../index.ts';

const kept = {
  source: 'server',
  address: '',
  model: '',
  has_key: false,
  is_key_unreadable: false,
  address_fault: null,
  server_model: null,
  version: 0,
} as const;
const author = {
  user_id: crypto.randomUUID(),
  full_name: 'Bilal Khan',
  username: 'bilal',
  granted: 20,
  used: 3,
  credits: 17,
};
const grant = {
  grant_id: crypto.randomUUID(),
  full_name: 'Bilal Khan',
  by_full_name: 'Amina Yousafzai',
  credits: 20,
  reason: 'Term 1',
  granted_on: '2026-01-15T08:00:00.000Z',
};

beforeEach(() => {
  answer(readAiSettings, kept);
  answer(listAiCredits, { records: [author], total: 1 });
  answer(listAiGrants, {
    records: [grant, { ...grant, grant_id: crypto.randomUUID(), credits: -4 }],
    total: 2,
  });
  answer(readBotAnswers, { granted: 0, used: 0, left: 0, grants: [] });
});

const active_role = 'admin';
const open = () =>
  openInStudio(aiRoutes, '/ai', {
    as: { active_role, roles: active_role, localRoles: standardRoles.filter(({ role }) => role === 'admin') },
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('where the server has no service, it says so, and by which settings its keeper sets one up', async () => {
  await open();
  await expect.element(page.getByText(/This server has none\. .* \(AI_ADDRESS and AI_MODEL\)/)).toBeVisible();
});

test('where the server has one, it says with which model', async () => {
  answer(readAiSettings, { ...kept, server_model: 'qwen3' });
  await open();
  await expect.element(page.getByText('It is set up, with the model qwen3')).toBeVisible();
});

test('a service of one’s own is tried before it is saved: what it says is told, and its key is typed and never shown', async () => {
  answer(tryAi, { fault: 'unauthorized', message: 'wrong key •••' });
  answer(saveAiSettings, { ...kept, source: 'own', has_key: true, version: 1 });
  await open();
  await page.getByRole('radio', { name: 'Our own service' }).click();
  await button('Test').click();
  await expect.element(page.getByText('This is required').first()).toBeVisible();
  expect(requestsOf(tryAi)).toEqual([]);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://ai.example/v1');
  await page.getByRole('textbox', { name: 'Model' }).fill('qwen3');
  const key = page.getByLabelText('Key', { exact: true });
  await key.fill('sk-ours');
  await expect.element(key).toHaveAttribute('type', 'password');
  await button('Test').click();
  await expect.element(page.getByText('The service did not accept the key. (wrong key •••)')).toBeVisible();
  answer(tryAi, { fault: null, message: '' });
  await button('Test').click();
  await expect.element(page.getByText('It works.')).toBeVisible();
  expect(requestsOf(tryAi)).toMatchObject([
    {},
    { settings: { source: 'own', model: 'qwen3' }, key: 'sk-ours' },
  ]);
  await button('Save').click();
  await expect.poll(() => requestsOf(saveAiSettings)).toMatchObject([{ key: 'sk-ours', version: 0 }]);
});

test('an address that this server does not call says so at its field, when it is tried and when it was saved', async () => {
  const address = page.getByRole('textbox', { name: 'Address' });
  const why = /does not call addresses of its own network .* \(OUTGOING_PRIVATE\)/;
  const own = { ...kept, source: 'own', address: 'http://10.0.0.7/v1', model: 'qwen3' } as const;
  answer(tryAi, { fault: 'address_refused', message: '' });
  answer(saveAiSettings, { ...own, address_fault: 'address_refused', version: 1 });
  await open();
  await page.getByRole('radio', { name: 'Our own service' }).click();
  await address.fill('http://10.0.0.7/v1');
  await page.getByRole('textbox', { name: 'Model' }).fill('qwen3');
  await button('Test').click();
  await expect.element(address).toHaveAccessibleDescription(why);
  await address.fill('http://10.0.0.8/v1');
  await expect.element(address).not.toHaveAccessibleDescription(why);
  await button('Save').click();
  await expect.element(page.getByText('Saved, but this server does not call the address.')).toBeVisible();
  await expect.element(address).toHaveAccessibleDescription(why);
});

test('C-040 credits are given to the authors that are ticked, and the history tells of each grant, its giver and its reason', async () => {
  answer(grantAiCredits, { granted: 1 });
  await open();
  await expect.element(page.getByText('Bilal Khan got 20 credits')).toBeVisible();
  await expect.element(page.getByText('Bilal Khan gave back 4 credits')).toBeVisible();
  await expect.element(page.getByText('Term 1').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Bilal Khan' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).first().fill('Term 2');
  await button('Give to 1 author').click();
  await expect
    .poll(() => requestsOf(grantAiCredits))
    .toMatchObject([{ user_ids: [author.user_id], credits: 20, reason: 'Term 2' }]);
});
