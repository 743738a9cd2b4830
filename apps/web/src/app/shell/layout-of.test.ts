import { standardRoles, type User } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { noUrlData, type UrlData } from '../launch/url-data.ts';
import { holderOf } from '../session/flags.ts';
import { somebody } from '../session/testing/somebody.ts';
import { isOffered } from '../launch/is-offered.ts';
import { layoutOf, type Layout, type LayoutFacts } from './layout-of.ts';

const redirect_url = 'https://lms.example.org/course/7';
const statusPages = ['draft', 'waiting-for-review', 'in-review', 'resubmission', 'approved'].map(
  (list) => `/dashboard/${list}`,
);
const pages = [
  '/dashboard',
  ...statusPages,
  '/dashboard/create',
  '/dashboard/mcq',
  '/content',
  '/content/select-content',
  '/content/mcq/preview',
  '/content-picker',
  '/skills',
  '/skills/add',
  '/users',
  '/switch-role',
];
const editors = new Set(['/dashboard/mcq']);

interface Visit {
  readonly user: User;
  readonly urlData: UrlData;
  readonly path: string;
  readonly isNarrow: boolean;
}

function factsOf({ user, urlData, path, isNarrow }: Visit): LayoutFacts {
  return {
    holder: holderOf(user),
    institution_id: user.institution_id,
    has_other_roles: user.localRoles.length > 1,
    is_jwt_login: user.jwtLogin === 1,
    urlData,
    page: { path, isEditor: editors.has(path) },
    isNarrow,
    isBuilt: () => true,
  };
}

const onOff = [0, 1] as const;
const people = standardRoles.flatMap((role) =>
  onOff.flatMap((is_users_management) =>
    onOff.flatMap((is_view_cds) =>
      onOff.flatMap((isUserAccess) =>
        [98, 3].map((institution_id) =>
          somebody({
            active_role: role.role,
            localRoles: [{ ...role }],
            is_users_management,
            is_view_cds,
            isUserAccess,
            institution_id,
          }),
        ),
      ),
    ),
  ),
);
const launches: UrlData[] = [
  noUrlData,
  { ...noUrlData, isLms: true },
  { ...noUrlData, isLms: true, isTeacher: true, redirect_url },
  { ...noUrlData, isLms: true, full_access: true, redirect_url, is_popup: true },
  { ...noUrlData, full_access: true },
];
const visits: Visit[] = people.flatMap((user) =>
  launches.flatMap((urlData) =>
    pages.flatMap((path) => [false, true].map((isNarrow) => ({ user, urlData, path, isNarrow }))),
  ),
);

const nameOf = ({ user, urlData, path, isNarrow }: Visit): string =>
  JSON.stringify({
    path,
    isNarrow,
    ...urlData,
    role: user.active_role,
    institution_id: user.institution_id,
    flags: [user.is_users_management, user.is_view_cds, user.isUserAccess],
  });

/** The visits in which a part of the frame is not what a rule of the specification says. */
function breaking<Part>(partOf: (layout: Layout) => Part, rule: (visit: Visit) => Part): string[] {
  return visits
    .filter((visit) => partOf(layoutOf(factsOf(visit))) !== rule(visit))
    .map(nameOf)
    .slice(0, 3);
}

const has =
  (name: string) =>
  ({ entries }: Layout): boolean =>
    entries.some((entry) => entry.name === name);

describe(`in ${visits.length} visits`, () => {
  test('C-197 C-200 C-207 the sidebar shows on wide windows: not in standalone mode, nor in editors, nor in the LMS without full access', () => {
    expect(
      breaking(
        ({ hasSidebar }) => hasSidebar,
        ({ user, urlData, path, isNarrow }) =>
          !isNarrow &&
          user.institution_id !== 3 &&
          path !== '/dashboard/mcq' &&
          path !== '/content-picker' &&
          (urlData.isLms ? urlData.full_access : true),
      ),
    ).toEqual([]);
  });

  test('C-198 C-199 C-200 the menu button shows on narrow windows: not in editors, nor in standalone mode', () => {
    expect(
      breaking(
        ({ hasMenuButton }) => hasMenuButton,
        ({ user, path, isNarrow }) =>
          isNarrow && user.institution_id !== 3 && path !== '/dashboard/mcq' && path !== '/content-picker',
      ),
    ).toEqual([]);
  });

  test('C-201 C-202 C-203 C-204 user management shows for cr3 with the flag and for admins, never in the LMS', () => {
    expect(
      breaking(has('users'), ({ user, urlData }) => {
        const isManager =
          user.active_role === 'admin' || (user.active_role === 'cr3' && user.is_users_management === 1);
        return isManager && !urlData.isLms && user.isUserAccess === 0;
      }),
    ).toEqual([]);
  });

  test('C-205 content developers needs is_view_cds, and a role that works with drafts', () => {
    expect(
      breaking(
        has('content_developers'),
        ({ user }) => user.is_view_cds === 1 && user.isUserAccess === 0 && user.active_role !== 'teacher',
      ),
    ).toEqual([]);
  });

  test('C-206 in user-access mode nothing but dashboard entries shows', () => {
    expect(
      breaking(
        ({ entries }) => entries.some(({ group }) => group === 'other'),
        ({ user }) => user.isUserAccess === 0,
      ),
    ).toEqual([]);
  });

  test('C-208 C-209 C-210 C-211 C-212 Back to LMS shows on the pages named, when there is a redirect url', () => {
    const named = new Set([...statusPages, '/content', '/content/select-content', '/skills']);
    expect(
      breaking(
        (layout) => layout.backToLms?.address ?? null,
        ({ urlData, path }) => (named.has(path) ? urlData.redirect_url : null),
      ),
    ).toEqual([]);
  });

  test('C-213 the picker alone has a close button', () => {
    expect(
      breaking(
        ({ hasCloseButton }) => hasCloseButton,
        ({ path }) => path === '/content-picker',
      ),
    ).toEqual([]);
  });

  test('Create shows for developers at their own desk', () => {
    expect(
      breaking(
        ({ hasCreate }) => hasCreate,
        ({ user }) => ['cd', 'cd3'].includes(user.active_role) && user.isUserAccess === 0,
      ),
    ).toEqual([]);
  });
});

function layoutFor(of: Partial<User> = {}, facts: Partial<LayoutFacts> = {}): Layout {
  const visit = { user: somebody(of), urlData: noUrlData, path: '/content', isNarrow: false };
  return layoutOf({ ...factsOf(visit), ...facts });
}

test('C-410 the way back names its host, and closes a window that the LMS opened', () => {
  const urlData = { ...noUrlData, isLms: true, redirect_url, is_popup: true };
  expect(layoutFor({}, { urlData }).backToLms).toEqual({
    address: redirect_url,
    host: 'lms.example.org',
    closesWindow: true,
  });
});

test.each([
  ['with several roles', {}, ['profile', 'change_password', 'switch_role', 'log_out'], true],
  [
    'with one role',
    { localRoles: somebody().localRoles.slice(0, 1) },
    ['profile', 'change_password', 'log_out'],
    false,
  ],
  ['at another’s desk', { isUserAccess: 1 }, ['log_out'], false],
  ['as a visitor', { is_visitor: 1, localRoles: somebody().localRoles.slice(0, 1) }, ['log_out'], false],
  ['whom an LMS logged in', { jwtLogin: 1 }, ['profile', 'switch_role', 'log_out'], true],
] as const)('C-194 C-195 C-196 the user menu of somebody %s', (_who, of, userMenu, hasRoleSwitch) => {
  expect(layoutFor(of as Partial<User>)).toMatchObject({ userMenu, hasRoleSwitch });
});

test('entries without a page are not linked', () => {
  const layout = layoutFor({}, { isBuilt: (path) => path === '/content' });
  expect(layout).toMatchObject({ hasCreate: false, userMenu: ['log_out'] });
  expect(layout.entries.map(({ name }) => name)).toEqual(['library']);
});

test('C-203 inside an LMS user management is offered to nobody, and nothing else is taken away', () => {
  const admin = holderOf(
    somebody({ active_role: 'admin', localRoles: standardRoles.map((role) => ({ ...role })) }),
  );
  expect(isOffered(admin, { isLms: false }, 'users.manage')).toBe(true);
  expect(isOffered(admin, { isLms: true }, 'users.manage')).toBe(false);
  expect(isOffered(admin, { isLms: true }, 'skills.manage')).toBe(true);
});
