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
  ['login', ['username', 'pwd']],
  ['login/jwt', ['token']],
  ['login/incognito', ['institution_id']],
  ['user/signup', ['email', 'password']],
  ['password/forgot', ['email']],
  ['password/change/byCode', ['change_code', 'password']],
  ['password/change/byPwd', ['old_password', 'password']],
  ['user/data', ['user_id']],
  ['user/roles', ['user_id']],
  ['logout', ['user_id']],
  ['user/role/switch', ['role']],
  ['token/refresh', []],
  ['user/data/save', ['user_id', 'json']],
  ['dashboard/cd', ['page', 'content_status', 'grade', 'subject', 'content_type']],
  [
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
  ['content/open/generic', ['content_id', 'content_type']],
  ['skills/lesson', ['grade', 'subject']],
  ['skills/minimal', ['grade', 'subject']],
  ['user/access', ['access_user_id']],
  ['admin/users/search', ['username', 'email', 'full_name', 'page']],
  [
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
  ['admin/users/upload', []],
  ['admin/schools', []],
  ['editor/skills', ['subject', 'grade']],
  ['editor/skills/ids', ['skill_ids']],
  ['editor/skills/lmsids', ['lms_skill_ids']],
  ['editor/skills/metadata', ['skill_id']],
  ['skills', ['page']],
  ['skills/upload', ['institution_id', 'user_id']],
  [
    'skills/create',
    ['grade', 'subject', 'category', 'subcategory', 'skill', 'secondary_skill', 'is_standalone'],
  ],
  ['skills/update', ['skill_id', 'grade', 'subject', 'category', 'skill']],
  ['skills/delete', ['skill_id']],
  ['skills/search', ['grade', 'subject', 'category', 'skill_name', 'page']],
  ['editor/content', ['container_id']],
  [
    'editor/status/update',
    ['container_id', 'institution_id', 'content_status', 'content_type', 'active_role'],
  ],
  ['editor/status/approve', ['container_id', 'institution_id', 'content_type', 'active_role']],
  ['editor/container/skill', ['container_id', 'skill_id', 'no_of_skills']],
  ['editor/container/delete', ['container_id']],
  [
    'editor/question',
    ['question', 'option1', 'correct1', 'feedback', 'difficulty', 'container_id', 'content_id'],
  ],
  ['editor/mcq/delete', ['content_id', 'container_id']],
  ['editor/mcq/edit/all', ['current_skill_id', 'skill_id']],
  ['editor/assessment/open', ['container_id']],
  ['editor/assessment/update', ['container_id', 'title', 'json_data']],
  ['editor/history', ['container_id', 'institution_id']],
  ['editor/comments', ['users_content_id', 'institution_id']],
  ['editor/comments/send', ['users_content_id', 'comments', 'institution_id']],
  ['editor/comments/delete', ['comments_id']],
  ['editor/generic/create', ['content_type', 'title', 'skill_id', 'no_of_skills', 'json_data']],
  [
    'editor/generic/update',
    ['users_content_id', 'container_id', 'title', 'skill_id', 'no_of_skills', 'json_data'],
  ],
  ['storage/upload', ['container_id', 'institution_id', 'user_id']],
  ['content/open', ['content_id', 'content_type']],
  ['content/search', ['subject', 'grades', 'content_types', 'skill_name', 'page', 'category', 'title']],
  ['assessment/launch', ['user_id', 'assessment_id', 'institution_id']],
  ['assessment/save', ['user_id', 'assessment_id', 'institution_id', 'json_data', 'is_bookmarking']],
])('C-952 %s takes the fields of the specification', (path, fields) => {
  expect(fieldsOf(path)).toEqual(expect.arrayContaining(fields));
});

test('C-910 approving names no status: the rules decide which comes next', () => {
  expect(fieldsOf('editor/status/approve')).not.toContain('content_status');
});

test('C-845 C-866 login and what leads to it need no session, a refresh its own token, everything else a session or a right', () => {
  const open = calls.filter(({ call }) => call.can === 'public').map(({ call }) => call.path);
  expect(open.toSorted()).toEqual([
    'ai/bot/ask',
    'ai/bot/open',
    'ai/bot/report',
    'assessment/introduce',
    'assessment/launch',
    'assessment/launch/container',
    'assessment/launch/v2',
    'assessment/save',
    'assessment/save/container',
    'competition/certificate',
    'competition/certify',
    'competition/enter',
    'competition/entrance',
    'competition/leaderboard',
    'competition/leave',
    'competition/redeem',
    'competition/standing',
    'content/open/generic',
    'generic/copy',
    'generic/hand-in',
    'generic/launch',
    'generic/save',
    'live/answer',
    'live/join',
    'live/lead',
    'live/remove',
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

/**
 * What keeps a list short that has no pages: rows that anybody may add without a limit would stop the server for everybody. A limited
 * list of ids in the request does so only where each has one row.
 */
const bounds: Readonly<Record<string, string>> = {
  'admin/overview': 'stages and reasons that there are',
  'admin/roles': 'the roles that there are',
  'admin/schools': 'administrators alone add schools',
  'ai/bot/answers': 'administrators alone give grants',
  'ai/bot/open': 'limits.ai_bot.daily',
  'ai/bot/talks/read': 'limits.ai_bot.daily',
  'ai/crossword/generate': 'what one generation makes',
  'ai/draganddrop/generate': 'what one generation makes',
  'ai/help': 'what one generation makes',
  'ai/matching/generate': 'what one generation makes',
  'ai/mcqs/generate': 'what one generation makes',
  'ai/parts': 'the parts of one document, which has a weight',
  'ai/proposals/keep': 'one id a proposal of one generation',
  'ai/runs/read': 'what one generation makes',
  'ai/sorting/generate': 'what one generation makes',
  'assessment/launch/preview': 'limits.play',
  'cms/teacher/subjects': 'what the LMS answers, which has a size',
  'cms/teacher/subjects/all': 'what the LMS answers, which has a size',
  'competition/entrance': 'the grades that there are',
  'competition/leaderboard': 'the best few',
  'competition/standing': 'limits.competition.levels',
  'content/bulk': 'one row an id',
  'content/byIds': 'one row an id',
  'content/collections': 'limits.collections.max',
  'content/institution': 'one row',
  'content/open/assessment': 'limits.assessment',
  'content/pictures': 'one row an id',
  'content/references': 'one row an id',
  'content/similar': 'the best few',
  'content/used_in': 'the first hundred an id',
  'dashboard/home': 'the latest few',
  'editor/articles/skillid': 'the first thousand',
  'editor/assessment/open': 'limits.assessment',
  'editor/assessment/pools': 'characters of groups, the rest counted together',
  'editor/assessment/update': 'limits.assessment',
  'editor/changes/questions': 'ids of one bank, limits.import.max_questions',
  'editor/changes/settle': 'one id a change asked for',
  'editor/changes/since': 'limits.changes.shown',
  'editor/comments': 'limits.comment.weight',
  'editor/comments/unread': 'one row an id',
  'editor/game/material': 'limits.material',
  'editor/questions/seen': 'ids of one bank, limits.import.max_questions',
  'editor/questions/undo': 'ids of one bank, limits.import.max_questions',
  'editor/rubrics/assignment/id': 'the first hundred, each with limits.rubric.all_texts',
  'editor/skills': 'those who keep skills alone add them',
  'editor/skills/ids': 'one row an id',
  'editor/skills/lmsids': 'those who keep skills alone add them',
  'editor/skills/metadata': 'the 200 most frequent',
  'editor/status/approve/all': 'what one step of approving takes',
  'editor/status/before': 'the findings of one document, which has a weight',
  'export/mcq/losses': 'limits.reported_findings',
  'export/packages': 'the formats that there are',
  'live/lead': 'limits.live_round',
  'live/offered': 'one id an id',
  'live/past': 'the latest few, of some days',
  'lms/assign': 'one row an id',
  'lms/context': 'what an administrator settled',
  'lms/homework/create': 'one row an id',
  'lms/origins': 'what an administrator settled',
  'lms/picked': 'one row an id',
  'lms/settings': 'the secrets that there are',
  'lms/settings/save': 'the secrets that there are',
  'lti/platforms': 'the platforms of an institution have a limit',
  'results/own': 'the latest few, of some days',
  'skills/coverage': 'those who keep skills alone add them',
  'skills/order': 'those who keep skills alone add them',
  'skills/subjects': 'those who keep skills alone add them',
  'statistics/content': 'each version was reviewed and published',
  'statistics/doubtful': 'the worst few',
  'user/roles': 'the roles that there are',
  'user/sessions': 'the latest hundred',
};

test('every list without pages has a named bound', () => {
  const isUnlimitedList = (field: unknown): boolean =>
    typeof field === 'object' &&
    field !== null &&
    'type' in field &&
    field.type === 'array' &&
    !('maxItems' in field);
  const unpaged = calls.filter(({ call }) => {
    const asked = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    const told = z.toJSONSchema(call.reply, { unrepresentable: 'any' }).properties ?? {};
    return !('page' in asked) && Object.values(told).some(isUnlimitedList);
  });
  expect(unpaged.map(({ call }) => call.path).toSorted()).toEqual(Object.keys(bounds).toSorted());
});
