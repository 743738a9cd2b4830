import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls, injected, priorities } from './index.ts';

const byPath = new Map(calls.map(({ call }) => [call.path, call]));

function fieldsOf(path: string): string[] {
  const call = byPath.get(path);
  if (!call) throw new Error(`there is no call ${path}`);
  const { properties, anyOf = [] } = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' });
  // A question is of one of several kinds: what the request of any kind takes.
  return Object.keys(Object.assign({}, properties, ...anyOf.map((kind) => kind.properties)));
}

// The paths and fields of the specification's section 7, as far as they are built.
test.each([
  ['C-844', 'login', ['username', 'pwd']],
  ['C-848', 'login/jwt', ['token']],
  ['C-849 C-850', 'login/incognito', ['institution_id']],
  ['C-851 C-703', 'user/signup', ['email', 'password']],
  ['C-857', 'password/forgot', ['email']],
  ['C-858 C-859', 'password/change/byCode', ['change_code', 'password']],
  ['C-861', 'password/change/byPwd', ['old_password', 'password']],
  ['C-866', 'user/data', ['user_id']],
  ['C-854', 'user/roles', ['user_id']],
  ['C-855', 'logout', ['user_id']],
  ['C-856', 'user/role/switch', ['role']],
  ['C-862', 'token/refresh', []],
  ['C-867', 'user/data/save', ['user_id', 'json']],
  ['C-869', 'dashboard/cd', ['page', 'content_status', 'grade', 'subject', 'content_type']],
  [
    'C-870',
    'dashboard/cr',
    [
      'page',
      'content_status',
      'grade',
      'subject',
      'content_type',
      'active_role',
      'username',
      'is_kp_content',
    ],
  ],
  ['C-941 C-942', 'content/open/generic', ['content_id', 'content_type']],
  ['C-873', 'skills/lesson', ['grade', 'subject']],
  ['C-874', 'skills/minimal', ['grade', 'subject']],
  ['C-863', 'user/access', ['access_user_id']],
  ['C-976', 'admin/users/search', ['username', 'email', 'full_name', 'page']],
  [
    'C-978 C-980',
    'admin/users/create',
    [
      'user_id',
      'username',
      'password',
      'full_name',
      'email',
      'roles',
      'grades_access',
      'subjects_access',
      'school_name',
      'is_new_school',
      'update_school_id',
      'is_users_management',
      'is_view_cds',
      'is_deletion',
    ],
  ],
  ['C-977', 'admin/users/upload', []],
  ['C-979', 'admin/schools', []],
  ['C-878', 'editor/skills', ['subject', 'grade']],
  ['C-879', 'editor/skills/ids', ['skill_ids']],
  ['C-880', 'editor/skills/lmsids', ['lms_skill_ids']],
  ['C-881', 'editor/skills/metadata', ['skill_id']],
  ['C-882', 'skills', ['page']],
  ['C-884', 'skills/upload', ['institution_id', 'user_id']],
  [
    'C-885',
    'skills/create',
    ['grade', 'subject', 'category', 'subcategory', 'skill', 'secondary_skill', 'is_standalone'],
  ],
  ['C-886', 'skills/update', ['skill_id', 'grade', 'subject', 'category', 'skill']],
  ['C-887', 'skills/delete', ['skill_id']],
  ['C-883', 'skills/search', ['grade', 'subject', 'category', 'skill_name', 'page']],
  ['C-908', 'editor/content', ['container_id']],
  [
    'C-909',
    'editor/status/update',
    ['container_id', 'institution_id', 'content_status', 'content_type', 'active_role'],
  ],
  ['C-910', 'editor/status/approve', ['container_id', 'institution_id', 'content_type', 'active_role']],
  ['C-912 C-913', 'editor/container/skill', ['container_id', 'skill_id', 'no_of_skills']],
  ['C-914', 'editor/container/delete', ['container_id']],
  [
    'C-918',
    'editor/question',
    ['question', 'option1', 'correct1', 'feedback', 'difficulty', 'container_id', 'content_id'],
  ],
  ['C-919 C-921', 'editor/mcq/delete', ['content_id', 'container_id']],
  ['C-922', 'editor/mcq/edit/all', ['current_skill_id', 'skill_id']],
  ['C-923', 'editor/assessment/open', ['container_id']],
  ['C-924', 'editor/assessment/update', ['container_id', 'title', 'json_data']],
  ['C-925', 'editor/history', ['container_id', 'institution_id']],
  ['C-926', 'editor/comments', ['users_content_id', 'institution_id']],
  ['C-927', 'editor/comments/send', ['users_content_id', 'comments', 'institution_id']],
  ['C-928', 'editor/comments/delete', ['comments_id']],
  ['C-937', 'editor/generic/create', ['content_type', 'title', 'skill_id', 'no_of_skills', 'json_data']],
  [
    'C-938',
    'editor/generic/update',
    ['users_content_id', 'container_id', 'title', 'skill_id', 'no_of_skills', 'json_data'],
  ],
  ['C-943', 'storage/upload', ['container_id', 'institution_id', 'user_id']],
  ['C-948', 'content/open', ['content_id', 'content_type']],
  [
    'C-951 C-952',
    'content/search',
    ['subject', 'grades', 'content_types', 'skill_name', 'page', 'category', 'title'],
  ],
  ['C-956', 'assessment/launch', ['user_id', 'assessment_id', 'institution_id']],
  ['C-959', 'assessment/save', ['user_id', 'assessment_id', 'institution_id', 'json_data', 'is_bookmarking']],
])('%s %s takes the fields of the specification', (_id, path, fields) => {
  expect(fieldsOf(path)).toEqual(expect.arrayContaining(fields));
});

test('C-910 approving names no status: the rules decide which comes next', () => {
  expect(fieldsOf('editor/status/approve')).not.toContain('content_status');
});

test('C-845 C-866 C-868 login and what leads to it need no session, a refresh its own token, everything else a session or a right', () => {
  const open = calls.filter(({ call }) => call.can === 'public').map(({ call }) => call.path);
  expect(open.toSorted()).toEqual([
    'ai/bot/ask',
    'ai/bot/open',
    'ai/bot/report',
    'assessment/launch',
    'assessment/save',
    'content/open/generic',
    'generic/hand-in',
    'generic/launch',
    'generic/save',
    'lms/origins',
    'login',
    'login/incognito',
    'login/jwt',
    'lti/enter',
    'password/change/byCode',
    'password/forgot',
    'user/data',
    'user/signup',
    'user/signup/confirm',
  ]);
  expect(byPath.get('token/refresh')?.can).toBe('refresh');
});

test('C-833 every call that needs a session takes the injected ids', () => {
  const guarded = calls.filter(({ call }) => call.can !== 'public' && call.can !== 'refresh');
  for (const { call } of guarded)
    expect(fieldsOf(call.path)).toEqual(expect.arrayContaining(Object.keys(injected)));
});

test('C-838 C-1051 the priorities, and low for what goes on behind an attempt', () => {
  expect(priorities).toEqual({ high: 2, normal: 1, low: 0 });
  expect(byPath.get('assessment/save')?.priority).toBe(priorities.low);
});

test('no two calls share a path', () => {
  expect(byPath.size).toBe(calls.length);
});
