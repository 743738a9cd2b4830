import { expect, test } from 'vitest';
import { switchableRoles } from './flags.ts';
import { somebody } from './testing/somebody.ts';

test('C-194 C-409 the role switch offers the other roles, without hidden ones', () => {
  const user = somebody();
  const localRoles = user.localRoles.map(
    (role) => ({ ...role, is_hide: role.role === 'cr3' ? 1 : 0 }) as const,
  );
  expect(switchableRoles(user).map(({ role }) => role)).toEqual(['cr1', 'cr3']);
  expect(switchableRoles({ ...user, localRoles }).map(({ role }) => role)).toEqual(['cr1']);
});
