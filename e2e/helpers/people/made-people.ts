import { createHash, randomBytes } from 'node:crypto';
import { createUser, openUser, type RequestInput } from '@takhti/contract';
import type { Person } from '@takhti/domain';
import type { Api } from '../api.ts';
import { password } from './people.ts';

const pwd = createHash('sha256').update(password).digest('hex');

/** Somebody whom no other test knows, made by an administrator, with the password of the demo. */
export function makePerson(
  admin: Api,
  overrides: Partial<RequestInput<typeof createUser>> = {},
): Promise<Person> {
  const mark = randomBytes(4).toString('hex');
  return admin(createUser, {
    username: `made-${mark}`,
    password: pwd,
    full_name: `Rahela ${mark}`,
    email: `made-${mark}@takhti.example`,
    roles: 'cr',
    grades_access: 'ALL',
    subjects_access: 'ALL',
    ...overrides,
  });
}

/** Changes somebody as their form would, while they work. */
export async function changePerson(
  admin: Api,
  user_id: string,
  overrides: Partial<RequestInput<typeof createUser>>,
): Promise<void> {
  const {
    school_id,
    last_seen_on: _seen,
    created_on: _made,
    is_disabled: _off,
    ...form
  } = await admin(openUser, { user_id });
  await admin(createUser, { ...form, update_school_id: school_id, ...overrides });
}
