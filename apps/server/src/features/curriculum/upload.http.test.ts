import {
  coverSkills,
  downloadSkillTemplate,
  exportSkills,
  listEditorSkills,
  listSkillHistory,
  uploadSkills,
  type FailureData,
} from '@takhti/contract';
import { institutionIds, limits, skillColumns } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readRows, writeCsv, writeWorkbook } from '../../platform/spreadsheet/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { multipartBody } from '../../testing/multipart.ts';
import { limitPerson } from './testing/things.ts';

let server: TestApp;
let keeper: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  keeper = await server.make.person({ roles: ['admin'] });
});

const heading = ['grade', 'subject', 'category', 'subcategory', 'skill', 'secondary_skill', 'lms_skill_id'];
const row = (skill: string, over: Record<string, string> = {}): string[] =>
  heading.map(
    (column) => ({ grade: '4', subject: 'Math', category: 'Numbers', skill, ...over })[column] ?? '',
  );
const csv = (...rows: string[][]) => ({ file_name: 'skills.csv', body: writeCsv(rows) });
const upload = (...rows: string[][]) => server.as(keeper).ok(uploadSkills, {}, csv(heading, ...rows));
const refused = (...rows: string[][]) => server.as(keeper).refused(uploadSkills, {}, csv(heading, ...rows));
const faultsOf = ({ details }: FailureData) =>
  (details as { findings: { row: number; column: string; fault: string }[] }).findings.map(
    (finding) => `${finding.row} ${finding.column} ${finding.fault}`,
  );
const namesOf = async () =>
  (await server.as(keeper).ok(listEditorSkills, { grade: '4', subject: 'Math' })).records.map(
    ({ skill }) => skill,
  );
const put = (values: { [name: string]: string | number }) =>
  server.make.skill({ institution_id: keeper.institution_id, subject: 'Math', ...values });

async function download(format: 'csv' | 'xlsx', filter = {}): Promise<string[][]> {
  const answer = await server.post(exportSkills.path, { format, ...filter }, keeper.session_id);
  expect(answer.headers['content-disposition']).toContain(`skills.${format}`);
  const rows = await readRows(answer.rawPayload);
  if (!rows) throw new Error('the export cannot be read');
  return rows;
}

describe('uploading', () => {
  test('C-884 the skills of a file are added, in its order', async () => {
    expect(await upload(row('b'), row('a', { subcategory: 'Adding' }))).toEqual({
      imported: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
    });
    expect(await namesOf()).toEqual(['b', 'a']);
    const { records } = await server.as(keeper).ok(coverSkills, { grade: '4' });
    const history = await server.as(keeper).ok(listSkillHistory, { skill_id: records[0]?.skill_id ?? '' });
    expect(history.records).toMatchObject([{ action: 'import', full_name: keeper.full_name }]);
  });

  test('a workbook is as good as a CSV file', async () => {
    const body = await writeWorkbook([heading, row('a')], 'Sheet');
    const file = { file_name: 'skills.XLSX', body };
    expect(await server.as(keeper).ok(uploadSkills, {}, file)).toMatchObject({ created: 1 });
  });

  test('C-721 C-884 C-723 C-724 C-725 everything wrong is told by row and column, and nothing is written', async () => {
    await put({ skill: 'There' });
    const answer = await refused(
      row('fine'),
      row('', { category: '' }),
      row('x', { grade: '4,13' }),
      row('fine', { grade: '4,5' }),
    );
    expect(answer.problem).toBe('skills.import_refused');
    expect(faultsOf(answer)).toEqual([
      '3 category category_required',
      '3 skill skill_required',
      '4 grade grade_unknown',
      '5 skill duplicate',
    ]);
    expect(faultsOf(await refused(row('fine'), row('THERE', { category: 'Numbers' })))).toEqual([
      '3 skill exists',
    ]);
    expect(await namesOf()).toEqual(['There']);
  });

  test.each([
    ['0', ['2 grade grade_unknown']],
    ['13', ['2 grade grade_unknown']],
  ])('C-731 C-732 the grade %s is none', async (grade, faults) => {
    expect(faultsOf(await refused(row('x', { grade })))).toEqual(faults);
  });

  test.each([
    ['C-473', Array.from({ length: 12 }, (_, at) => String(at + 1))],
    ['C-474', ['A-Level', 'O-Level', 'IGCSE', 'GCSE']],
    ['C-475', ['K', 'Pre-Nursery', 'Nursery', 'KG']],
    ['C-476', ['Generic', 'Adults']],
    ['C-477', ['K-2', '3-5', '6-8', '9-12', 'Secondary']],
  ])('%s the grades %j are taken', async (_id, some) => {
    for (const grade of some) expect(await upload(row('x', { grade }))).toMatchObject({ created: 1 });
  });

  test.each(['1', '12', 'KG'])('C-731 C-732 the grade %s is one', async (grade) => {
    expect(await upload(row('x', { grade }))).toMatchObject({ created: 1 });
  });

  test('C-1063 G-561 C-1064 a known LMS id changes its skill in institution 98 and is taken elsewhere', async () => {
    await put({ skill: 'Old', lms_skill_id: 'L1' });
    expect(faultsOf(await refused(row('New', { lms_skill_id: 'L1' })))).toEqual(['2 lms_skill_id lms_taken']);

    const provider = await server.make.institution({ institution_id: institutionIds.provider });
    keeper = await server.make.person({ institution_id: provider, roles: ['admin'] });
    const skill = await put({ skill: 'Old', lms_skill_id: 'L1' });
    expect(await upload(row('New', { lms_skill_id: 'L1' }))).toMatchObject({ created: 0, updated: 1 });
    const { records } = await server.as(keeper).ok(coverSkills, { grade: '4', subject: 'Math' });
    expect(records).toMatchObject([{ skill_id: skill.skill_id, skill: 'New', version: 2 }]);
  });

  test('a skill with content keeps its grade and subject', async () => {
    const author = await server.make.person({ institution_id: keeper.institution_id });
    const skill = await put({ skill: 'Used' });
    await server.make.container({ author, skill_id: skill.skill_id });
    const [head = [], ...rows] = await download('csv');
    const moved = rows.map((cells) => cells.map((cell, at) => (head[at] === 'grade' ? '5' : cell)));
    const answer = await server.as(keeper).refused(uploadSkills, {}, csv(head, ...moved));
    expect(faultsOf(answer)).toEqual(['2 grade in_use']);
  });

  test('C-394 C-811 rows beyond the limits of the account are refused', async () => {
    await limitPerson(server, keeper, { grades_access: '4' });
    expect(faultsOf(await refused(row('a'), row('b', { grade: '5' })))).toEqual(['3 grade not_allowed']);
  });

  test.each([
    ['skills.txt', 'a,b', 'uploads.type_not_allowed'],
    ['skills.xlsx', 'PK\u0003\u0004 no workbook', 'skills.import_unreadable'],
  ])('%s %j is refused', async (file_name, body, problem) => {
    expect((await server.as(keeper).refused(uploadSkills, {}, { file_name, body })).problem).toBe(problem);
  });

  test.each([
    ['an empty one', { file_name: 'skills.csv', body: '' }],
    ['none', null],
  ] as const)('C-721 a file is required, and %s is told as such', async (_what, file) => {
    const { institution_id } = keeper;
    const { body, headers } = multipartBody({ institution_id }, file);
    const answer = await server.post(uploadSkills.path, body, keeper.session_id, headers);
    expect(answer.json()).toMatchObject({
      error_message: 'file required but not supplied',
      data: { problem: 'request.invalid', details: { fields: [{ path: ['file'] }] } },
    });
  });

  test('a file beyond its size is refused', async () => {
    const body = Buffer.alloc(limits.skills_import.bytes + 1, 'x');
    const answer = await server.as(keeper).refused(uploadSkills, {}, { file_name: 'skills.csv', body });
    expect(answer.problem).toBe('request.too_large');
  });

  test('as many rows as a file may have are written, and the way is told', async () => {
    const rows = Array.from({ length: limits.skills_import.max_rows }, (_, at) => row(`Skill ${at}`));
    const { body, headers } = multipartBody({}, csv(heading, ...rows));
    const answer = await server.post(uploadSkills.path, body, keeper.session_id, headers);
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    const phases = lines.flatMap(({ progress }) => (progress ? [`${progress.phase} ${progress.done}`] : []));
    expect(phases.slice(0, 4)).toEqual(['reading 0', 'checking 0', 'saving 0', 'saving 500']);
    expect(lines.at(-1)).toMatchObject({ error_code: 0, data: { created: 5000 } });
  });
});

interface Line {
  readonly progress?: { readonly phase: string; readonly done: number };
}

describe('exporting', () => {
  test.each(['csv', 'xlsx'] as const)(
    '%s: what is exported and changed can be uploaded again',
    async (format) => {
      await put({ skill: '=Add', skill_order: 1, lms_skill_id: 'L1', secondary_skill: 'Twice' });
      await put({ skill: 'Subtract', skill_order: 2, grade: '4,5', subcategory: 'Within 20' });
      const [head = [], ...rows] = await download(format);
      expect(head).toEqual([...skillColumns]);
      const file = csv(head, ...rows);
      expect(await server.as(keeper).ok(uploadSkills, {}, file)).toMatchObject({ imported: 0, unchanged: 2 });
      const renamed = rows.map((cells) => cells.map((cell) => (cell === 'Subtract' ? 'Take away' : cell)));
      const again = await server.as(keeper).ok(uploadSkills, {}, csv(head, ...renamed));
      expect(again).toMatchObject({ imported: 1, updated: 1, unchanged: 1 });
      expect(await namesOf()).toEqual(['=Add', 'Take away']);
    },
  );

  test('of one grade and subject, or within the limits of the account', async () => {
    await put({ skill: 'a' });
    await put({ skill: 'b', grade: '5' });
    await put({ skill: 'c', subject: 'Science' });
    const column = skillColumns.indexOf('skill');
    const names = async (filter = {}) =>
      (await download('csv', filter)).slice(1).map((cells) => cells[column]);
    expect(await names({ grade: '4', subject: 'Math' })).toEqual(['a']);
    await limitPerson(server, keeper, { grades_access: '5' });
    expect(await names()).toEqual(['b']);
  });

  test('the template can be uploaded as it is', async () => {
    const answer = await server.post(downloadSkillTemplate.path, { format: 'xlsx' }, keeper.session_id);
    const file = { file_name: 'template.xlsx', body: answer.rawPayload };
    expect(await server.as(keeper).ok(uploadSkills, {}, file)).toMatchObject({ created: 2 });
  });
});
