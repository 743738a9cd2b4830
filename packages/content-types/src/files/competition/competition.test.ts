import {
  competitionDefaults,
  competitionFlags,
  entranceBy,
  leaderboardPeriods,
  limits,
  waysIn,
  type ReferenceState,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { addLevel, addToLevel } from './edits.ts';
import type { CompetitionDoc } from './doc.ts';
import { competitionModel } from './model.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const content_id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const item = { content_id, content_type: 'mcq', title: 'Water' } as const;

function competition(change: Partial<CompetitionDoc> = {}): CompetitionDoc {
  return {
    ...competitionModel.defaults(start),
    ispublic: 1,
    levels: [{ level_grade: '4', lessons_ids: [content_id] }],
    lessons: [item],
    ...change,
  };
}
const found = (change: Partial<CompetitionDoc>, stage: 'save' | 'submit' = 'save', state?: ReferenceState) =>
  competitionModel
    .check(competition(change), stage, {
      total_questions: 0,
      ...(state && { references: new Map([[content_id, state]]) }),
    })
    .map(({ path, message }) => `${path.join('.')} ${message}`);

test('C-1073 C-1075 C-1076 C-1077 C-1078 C-1079 C-1080 G-281 G-282 a new competition has the defaults', () => {
  const doc = competitionModel.defaults(start);
  expect(doc).toMatchObject({
    instances: [4, 5],
    ticketcurrency: 'PKR',
    timezone: 'Asia/Karachi',
    theme: 'blue',
    start_date: '2024-02-16 20:33:42',
    end_date: '2025-02-16 20:33:42',
  });
  for (const flag of competitionFlags) expect(doc[flag]).toBe(0);
  expect(competitionFlags).toHaveLength(15);
  expect(found({ ...competitionDefaults, levels: [], instances: [4, 5], lessons: [] })).toEqual([]);
});

test('C-1062 C-1071 G-603 limits and the periods of leaderboards', () => {
  expect(limits.competition).toMatchObject({ reward_image: 500_000, secret_code: 3 });
  expect(leaderboardPeriods).toEqual({ daily: 0, weekly: 1, monthly: 2, all_time: 3, redeem: 4 });
});

describe('what contradicts itself is refused at once', () => {
  test.each<[string, Partial<CompetitionDoc>, string[]]>([
    [
      'G-285 an end before the start',
      { end_date: '2024-02-16 20:33:42' },
      ['end_date competition.ends_early'],
    ],
    [
      'an end that clocks skip, which is the same moment as the start',
      { timezone: 'Europe/Berlin', start_date: '2026-03-29 03:30:00', end_date: '2026-03-29 02:30:00' },
      ['end_date competition.ends_early'],
    ],
    ['a day that is none', { start_date: '2026-02-30 10:00:00' }, ['start_date competition.date_invalid']],
    ['a zone that is none', { timezone: 'Asia/Nowhere' }, ['timezone competition.zone_unknown']],
    ['G-285 a negative cost', { ticketcost: -1 }, ['ticketcost competition.cost_negative']],
    ['half a coin', { ticketcost: 0.5 }, ['ticketcost competition.cost_whole']],
    ['too many coins', { ticketcost: 1_000_001 }, ['ticketcost competition.cost_max']],
    ['C-770 G-279 a secret code of two', { secretcode: 'AB' }, ['secretcode competition.secret_code']],
    ['C-770 G-279 a secret code of four', { secretcode: 'ABCD' }, ['secretcode competition.secret_code']],
    ['C-770 one of three', { secretcode: 'AB7' }, []],
    ['one of three letters of ours', { secretcode: 'کډ۷' }, []],
    ['signs in it', { secretcode: 'A-B' }, ['secretcode competition.secret_code']],
    [
      'a name of the reward that no card holds',
      { reward_name: 'x'.repeat(101) },
      ['reward_name competition.text_long'],
    ],
    [
      'a long tale of the reward',
      { reward_description: 'x'.repeat(301) },
      ['reward_description competition.text_long'],
    ],
    ['an eighth day', { weeklyawardday: 7 }, ['weeklyawardday competition.award_day']],
    ['a colour that is none', { theme: 'plaid' }, ['theme competition.theme_unknown']],
    ['a short school code', { schoolcode: 'LH', schooltag: 'A' }, ['schoolcode.0 competition.school_code']],
    [
      'two schools of one code',
      { schoolcode: 'LHR1\nlhr1', schooltag: 'A\nB' },
      ['schoolcode.1 competition.school_twice'],
    ],
    [
      'two schools of one name, whose learners would read each other’s names',
      { schoolcode: 'LHR1\nQTA2', schooltag: 'Model School\n model school ' },
      ['schooltag.1 competition.school_name_twice'],
    ],
    [
      'a grade that is none',
      { levels: [{ level_grade: '44', lessons_ids: [] }] },
      ['levels.0.level_grade competition.grade_unknown'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(found(change)).toEqual(expected);
  });
});

test('what is over by now is a warning, also of the defaults, and nothing where no time is told', () => {
  const over = (now?: Date) =>
    competitionModel
      .check(competition(), 'submit', { total_questions: 0, ...(now && { now }) })
      .filter(({ message }) => message === 'competition.is_over');
  expect(over(new Date('2025-02-16T15:33:42Z'))).toMatchObject([{ path: ['end_date'], severity: 'warning' }]);
  expect(over(new Date('2025-02-16T15:33:41Z'))).toEqual([]);
  expect(over()).toEqual([]);
});

describe('what is missing is told when it is submitted', () => {
  test.each<[string, Partial<CompetitionDoc>, string[]]>([
    ['levels', { levels: [] }, ['levels competition.levels_required']],
    [
      'a grade',
      { levels: [{ level_grade: '', lessons_ids: [content_id] }] },
      ['levels.0.level_grade competition.grade_required'],
    ],
    ['content', { levels: [{ level_grade: '4', lessons_ids: [] }] }, ['levels.0 competition.level_empty']],
    ['a way in', { ispublic: 0 }, ['ispublic competition.no_way_in']],
    ['the secret', { issemiprivate: 1 }, ['secretcode competition.secret_required']],
    ['a school', { isschool: 1 }, ['schoolcode competition.school_required']],
    ['the name of a school', { schoolcode: 'LHR1' }, ['schooltag.0 competition.school_name']],
    ['nothing', {}, []],
  ])('%s', (_what, change, expected) => {
    expect(found(change)).toEqual([]);
    expect(found(change, 'submit')).toEqual(expected);
  });

  test('content without points is wanted by its switch alone', () => {
    const lessons = [{ ...item, content_type: 'link' as const }];
    expect(found({ lessons }, 'submit')).toEqual(['levels.0.lessons_ids.0 competition.not_scored']);
    expect(found({ lessons, islesson: 1 }, 'submit')).toEqual([]);
  });

  test('a lesson plan may be read there, and its author is told that what is in it gives no points', () => {
    const lessons = [{ ...item, content_type: 'lesson_plan' as const }];
    expect(found({ lessons }, 'submit')).toEqual(['levels.0.lessons_ids.0 competition.not_scored']);
    expect(found({ lessons, islesson: 1 }, 'submit')).toEqual([
      'levels.0.lessons_ids.0 competition.plan_not_scored',
    ]);
  });

  test('content that was withdrawn hinders submitting, and never saving', () => {
    const [told] = found({}, 'submit', 'withdrawn');
    expect(told).toBe('levels.0.lessons_ids.0 gathering.withdrawn');
    expect(
      competitionModel.check(competition(), 'save', {
        total_questions: 0,
        references: new Map([[content_id, 'withdrawn']]),
      })[0],
    ).toMatchObject({ severity: 'warning' });
  });
});

describe('a code', () => {
  const doc = competition({
    ispublic: 0,
    isschool: 1,
    schoolcode: 'LHR1\nKBL2',
    schooltag: 'Lahore\nKabul',
    issemiprivate: 1,
    secretcode: 'AB7',
  });

  test.each([
    [' kbl2 ', { school: 'Kabul' }],
    ['LHR1', { school: 'Lahore' }],
    ['ab7', 'secret'],
    ['', null],
    ['AB', null],
  ])('"%s" opens', (typed, expected) => {
    expect(entranceBy(doc, typed)).toEqual(expected);
  });

  test('opens nothing where its way in is switched off', () => {
    const closed = { ...doc, isschool: 0, issemiprivate: 0 } as const;
    expect(waysIn(closed)).toEqual({ link: false, school_code: false, secret_code: false });
    expect(['LHR1', 'AB7'].map((code) => entranceBy(closed, code))).toEqual([null, null]);
  });
});

test('learners get no code and no address of the reward', () => {
  const shown = competitionModel.show(
    competition({ secretcode: 'AB7', schoolcode: 'LHR1', schooltag: 'Lahore', rewardcode: 'BOOK' }),
  );
  expect(JSON.stringify(shown)).not.toMatch(/AB7|LHR1|BOOK/);
  expect(shown.body).toMatchObject({ kind: 'competition', levels: [{ level_grade: '4', lessons: [item] }] });
});

test('C-412 G-274 levels are added for the grade of the last, and hold ids', () => {
  const doc = competition();
  const levels = addLevel(doc, '7');
  expect(levels[1]).toEqual({ level_grade: '4', lessons_ids: [] });
  const other = { ...item, content_id: '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c02' };
  expect(addToLevel({ ...doc, levels }, 1, other)).toEqual({
    levels: [doc.levels[0], { level_grade: '4', lessons_ids: [other.content_id] }],
    lessons: [item, other],
  });
});
