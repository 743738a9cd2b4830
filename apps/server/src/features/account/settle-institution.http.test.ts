import { loginIncognito, readSession, searchLibrary, switchRole } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { makeSchool } from '../../testing/school.ts';
import { CannotSettle, readSettled, settleInstitution } from './settle-institution.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

test('C-405 C-799 C-803 what is settled counts for who is logged in already, and leaves the rest as it was', async () => {
  const settings = { specs: { is_ai_enabled: 1, is_excel_export: 0 }, review_levels: [1, 2, 3] };
  const institution_id = await server.make.institution({ settings });
  const person = await server.make.person({ institution_id, roles: ['cr3'] });
  expect((await server.as(person).ok(readSession, {})).specs).toMatchObject({ is_publish_lms: 0 });
  await settleInstitution(server.services, institution_id, {
    is_publish_lms: '1',
    is_premium_lessons: '1',
    grades: '4,5',
    language: 'dari',
  });
  expect((await server.as(person).ok(readSession, {})).specs).toMatchObject({
    is_publish_lms: 1,
    is_premium_lessons: 1,
    grades: '4,5',
    language: 'dari',
    is_ai_enabled: 1,
    is_excel_export: 0,
  });
  expect(await readSettled(server.services, institution_id)).toEqual({
    is_excel_export: '0',
    is_share_allowed: '1',
    is_publish_lms: '1',
    is_premium_lessons: '1',
    is_independent_templates: '1',
    is_assessment_hidden: '0',
    grades: '4,5',
    language: 'dari',
    review_levels: '1,2,3',
    is_incognito_allowed: '0',
    hidden_roles: '',
  });
});

test('C-849 visitors come in where that is settled, and no longer where it is settled otherwise', async () => {
  const institution_id = await server.make.institution();
  await server.make.person({ institution_id, roles: ['teacher'] });
  await settleInstitution(server.services, institution_id, { is_incognito_allowed: '1' });
  const visitor = await server.as(null).ok(loginIncognito, { institution_id });
  expect((await server.as(visitor).ok(searchLibrary, {})).total).toBe(0);
  await settleInstitution(server.services, institution_id, { is_incognito_allowed: '0' });
  const refused = await server.as(null).refused(loginIncognito, { institution_id });
  expect(refused.problem).toBe('account.incognito_refused');
});

test('C-409 a role that is hidden is switched into by nobody, and the others are again once it is settled otherwise', async () => {
  const person = await server.make.person({ roles: ['cd', 'cr1', 'cr3'] });
  const settle = (hidden_roles: string) =>
    settleInstitution(server.services, person.institution_id, { hidden_roles });
  await settle('cr1,cr3');
  expect(await readSettled(server.services, person.institution_id)).toMatchObject({
    hidden_roles: 'cr1,cr3',
  });
  const { localRoles } = await server.as(person).ok(readSession, {});
  expect(localRoles.map(({ role, is_hide }) => [role, is_hide])).toEqual([
    ['cd', 0],
    ['cr1', 1],
    ['cr3', 1],
  ]);
  const refused = await server.as(person).refused(switchRole, { role: 'cr3' });
  expect(refused.problem).toBe('account.role_not_held');
  await settle('cr1');
  expect(await server.as(person).ok(switchRole, { role: 'cr3' })).toMatchObject({ active_role: 'cr3' });
  await settle('');
  expect(await server.as(person).ok(switchRole, { role: 'cr1' })).toMatchObject({ active_role: 'cr1' });
});

test('C-505 with two levels of review what the first approves waits for the last', async () => {
  const school = await makeSchool(server);
  await settleInstitution(server.services, school.author.institution_id, { review_levels: '1,3' });
  const { to, author, first } = school;
  const taken = await to(first, await to(author, await school.bank(), 'w'), 'r');
  expect(await school.approved(first, taken)).toMatchObject({ content_status: 'w', waiting_level: 3 });
});

test.each([
  [{ is_publish_lms: 'yes' }, /is_publish_lms cannot be/],
  [{ review_levels: '0,3' }, /review_levels cannot be/],
  [{ review_levels: '' }, /review_levels cannot be/],
  [{ grades: 'four' }, /grades cannot be/],
  [{ language: 'french' }, /language cannot be/],
  [{ hidden_roles: 'cr1,nobody' }, /hidden_roles cannot be/],
  [{ is_ai_enabled: '1' }, /no setting is_ai_enabled/],
])('%j is refused, and nothing of it is kept', async (wanted, words) => {
  const institution_id = await server.make.institution();
  const before = await readSettled(server.services, institution_id);
  const refusal = settleInstitution(server.services, institution_id, { is_share_allowed: '0', ...wanted });
  await expect(refusal).rejects.toThrow(words);
  await expect(refusal).rejects.toBeInstanceOf(CannotSettle);
  expect(await readSettled(server.services, institution_id)).toEqual(before);
});

test('an institution that there is not is refused', async () => {
  const words = /no institution 1999999999/;
  await expect(settleInstitution(server.services, 1_999_999_999, {})).rejects.toThrow(words);
  await expect(readSettled(server.services, 1_999_999_999)).rejects.toThrow(words);
});
