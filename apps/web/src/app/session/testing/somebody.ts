import { derivedFlagsOf, standardRoles, type User } from '@takhti/domain';

const writer = {
  level: null,
  is_hide: 0,
  is_skill_edit: 0,
  is_skill_edit_gui: 0,
  is_export_stats: 0,
} as const;

/** A content developer who may also review, with whatever a test wants otherwise. */
export function somebody(overrides: Partial<User> = {}): User {
  const active = standardRoles.find(({ role }) => role === (overrides.active_role ?? 'cd')) ?? writer;
  return {
    user_id: '11111111-1111-4111-8111-111111111111',
    username: 'amina',
    full_name: 'Amina Yousafzai',
    email: 'amina@example.org',
    institution_id: 98,
    institution_title: 'Takhti Demo',
    school_id: null,
    roles: 'cd,cr1,cr3',
    active_role: 'cd',
    grades_access: 'ALL',
    subjects_access: '',
    localRoles: standardRoles
      .filter(({ role }) => ['cd', 'cr1', 'cr3'].includes(role))
      .map((role) => ({ ...role })),
    is_users_management: 0,
    is_view_cds: 0,
    is_deletion: 0,
    ...derivedFlagsOf(active),
    isUserAccess: 0,
    is_visitor: 0,
    is_unconfirmed: 0,
    viewer_full_name: '',
    jwtLogin: 0,
    session_state: '1.cd',
    specs: {
      is_excel_export: 1,
      is_ai_enabled: 0,
      is_share_allowed: 1,
      is_publish_lms: 0,
      is_premium_lessons: 0,
      is_independent_templates: 1,
      is_assessment_hidden: 0,
      language: 'english',
      grades: '',
    },
    user_data: {},
    ...overrides,
  };
}

/** Storage as a browser's tabs share it. */
export function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
