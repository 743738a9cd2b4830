import {
  downloadImportTemplate,
  exportQuestions,
  importQuestions,
  reportExport,
  type Call,
  type RequestInput,
} from '@takhti/contract';
import type { QuestionDoc } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRows } from '../../../platform/spreadsheet/index.ts';
import { workroomDefaults } from '../../../platform/work/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makeBank } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function download<C extends Call>(who: TestPerson, call: C, input: RequestInput<C>) {
  const response = await app.post(call.path, input, who.session_id);
  return { body: response.rawPayload, headers: response.headers };
}

const whole: Partial<QuestionDoc> = {
  question:
    '<p>What is <strong>−3</strong> + <span data-type="inline-math" data-latex="\\frac{1}{2}"></span>?</p>',
  option1: '<p>=1+1</p>',
  option2: '<p>-2.5</p>',
  option3: '<p>@home, "quoted"</p>',
  option4: '<p>چار</p>',
  difficulty: 8,
  metadata2: '+93 70',
  title: 'A title',
  language: 'pashto',
  past_paper: 1,
  taxonomy: 'Apply',
  json_data: {
    schema_version: 1,
    incorrect_feedback: '<p>No.</p>',
    more_options: [{ option: '<p>five</p>', correct: 'N' }],
  },
};

describe('exporting questions', () => {
  test('a title of any characters makes a name for the file', async () => {
    const { bank } = await makeBank(app, author, [{}], { title: `${'x'.repeat(79)}\u{1F600}"\r\nX-A: b` });
    const { headers } = await download(author, exportQuestions, {
      container_id: bank.container_id,
      format: 'csv',
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${'x'.repeat(79)}${encodeURIComponent('\u{1F600}')}.csv`,
    );
    expect(headers).not.toHaveProperty('x-a');
  });

  test.each([
    ['csv', 'csv'],
    ['json', 'json'],
    ['xlsx', 'xlsx'],
    ['gift', 'txt'],
    ['moodle', 'xml'],
    ['qti30', 'zip'],
  ] as const)('C-804 an export as %s can be imported again without loss', async (format, ending) => {
    const { bank } = await makeBank(app, author, [whole, { json_data: whole.json_data! }]);
    const { body } = await download(author, exportQuestions, { container_id: bank.container_id, format });
    const copy = await app.make.container({ author });
    const file = { file_name: `copy.${ending}`, body };
    await app.as(author).ok(importQuestions, { container_id: copy.container_id }, file);
    const docs = await Promise.all(
      [bank, copy].map(async ({ container_id }) => {
        const json = await download(author, exportQuestions, { container_id, format: 'json' });
        return (JSON.parse(json.body.toString()) as { questions: QuestionDoc[] }).questions;
      }),
    );
    expect(docs[0]).toHaveLength(2);
    expect(docs[1]).toEqual(docs[0]);
  });

  test('no cell of a CSV export is run as a formula by a spreadsheet program', async () => {
    const { bank } = await makeBank(app, author, [whole]);
    const { body } = await download(author, exportQuestions, {
      container_id: bank.container_id,
      format: 'csv',
    });
    const cells = (await readRows(body))!.flat();
    expect(cells.filter((cell) => /^[=+@\t\r]|^-(?![\d.]+$)/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
    expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  test('C-262 an export as JSON holds the questions, and is called after the bank', async () => {
    const { bank } = await makeBank(app, author, [whole], { title: 'سوال: "a/b"' });
    const { body, headers } = await download(author, exportQuestions, {
      container_id: bank.container_id,
      format: 'json',
    });
    expect(JSON.parse(body.toString())).toMatchObject({
      content_type: 'mcq',
      title: 'سوال: "a/b"',
      questions: [whole],
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      "attachment; filename*=UTF-8''سوال a b.json",
    );
  });

  test.each([
    ['gift', 'Water (GIFT).txt'],
    ['aiken', 'Water (Aiken).txt'],
    ['qti21', 'Water (QTI 2.1).zip'],
    ['qti30', 'Water (QTI 3.0).zip'],
    ['moodle', 'Water (Moodle).xml'],
  ] as const)('a file of the format %s is called %s', async (format, name) => {
    const { bank } = await makeBank(app, author, [whole], { title: 'Water' });
    const { headers } = await download(author, exportQuestions, {
      container_id: bank.container_id,
      format,
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toBe(
      `attachment; filename*=UTF-8''${name}`,
    );
  });

  test('what a format cannot carry is told before, question by question, to whom may export', async () => {
    const several = { correct1: 'Y', correct2: 'Y' } as const;
    const { bank } = await makeBank(app, author, [whole, several]);
    const input = { container_id: bank.container_id, format: 'aiken' } as const;
    const report = await app.as(author).ok(reportExport, input);
    expect(report).toMatchObject({ questions: 2, left_out: 1 });
    expect(report.losses.map(({ question, key }) => `${question} ${key}`)).toEqual([
      '1 lost.formula',
      '1 lost.marks',
      '1 lost.feedback',
      '1 lost.title',
      '1 lost.facts',
      '2 export.one_right',
    ]);
    const { body, headers } = await download(author, exportQuestions, input);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toMatch(/^What is −3 \+ \\frac\{1\}\{2\}\?\nA\) =1\+1\n[\s\S]*ANSWER: A\n$/);
    const stranger = await app.make.person();
    expect((await app.as(stranger).refused(reportExport, input)).problem).toBe('container.not_found');
  });

  test('what a format cannot carry is worked out aside, in turns: anyone who has all their places is asked to wait', async () => {
    const { bank } = await makeBank(app, author, [whole]);
    const taken: (() => void)[] = [];
    for (let at = 0; at < workroomDefaults.places.person; at += 1)
      taken.push(app.services.workroom.admit(author).leave);
    const input = { container_id: bank.container_id, format: 'aiken' } as const;
    expect((await app.as(author).refused(reportExport, input)).problem).toBe('request.busy');
    for (const leave of taken) leave();
    expect(await app.as(author).ok(reportExport, input)).toMatchObject({ questions: 1 });
  });

  test('C-802 a workbook needs the institution’s leave', async () => {
    const institution_id = await app.make.institution({ settings: { specs: { is_excel_export: 0 } } });
    const other = await app.make.person({ institution_id });
    const { bank } = await makeBank(app, other, [{}]);
    const { container_id } = bank;
    const refused = await app.as(other).refused(exportQuestions, { container_id, format: 'xlsx' });
    expect(refused.problem).toBe('account.forbidden');
    const csv = await download(other, exportQuestions, { container_id, format: 'csv' });
    expect(csv.headers['content-type']).toContain('text/csv');
  });

  test('a bank that is not one’s own to export is refused, another institution’s is not told of', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const input = { container_id: bank.container_id, format: 'csv' } as const;
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ content_status: 'w' })
        .where('container_id', '=', bank.container_id)
        .execute(),
    );
    const reviewer = await app.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
    const last = await app.make.person({ institution_id: author.institution_id, roles: ['cr3'] });
    expect((await app.as(reviewer).refused(exportQuestions, input)).problem).toBe('account.forbidden');
    expect((await download(last, exportQuestions, input)).headers['content-type']).toContain('text/csv');
    const stranger = await app.make.person();
    expect((await app.as(stranger).refused(exportQuestions, input)).problem).toBe('container.not_found');
  });

  test.each(['csv', 'xlsx'] as const)('C-262 the %s template can be imported as it is', async (format) => {
    const { body } = await download(author, downloadImportTemplate, { format });
    const { container_id } = await app.make.container({ author });
    const file = { file_name: `questions.${format}`, body };
    expect(await app.as(author).ok(importQuestions, { container_id }, file)).toMatchObject({ imported: 2 });
  });
});
