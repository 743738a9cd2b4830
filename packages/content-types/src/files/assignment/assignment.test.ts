import { describe, expect, test } from 'vitest';
import { assignmentModel } from './model.ts';

const level = (title: string, score: number) => ({ title, score, description: '' });
const rubric = {
  rubric_id: '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01',
  title: 'Essay',
  criterion_json: [{ title: 'Content', description: '', levels: [level('Weak', 0), level('Good', 4)] }],
};
const doc = (change: object = {}) => ({
  schema_version: 2,
  description: 'Write about a river.',
  points: 10,
  links: [],
  files: [],
  rubric: null,
  ...change,
});
const file = { path: '/files/0190a1b2-0000-7000-8000-000000001001', name: 'map.pdf', bytes: 9, alt: '' };
const told = (change: object, stage: 'save' | 'submit' = 'save'): string[] =>
  assignmentModel
    .check(doc(change), stage, { total_questions: 0 })
    .map(({ path, message }) => `${path.join('.')} ${message}`);

describe('C-022 an assignment', () => {
  test.each([
    [{}, 'submit', []],
    [{ description: ' ' }, 'save', []],
    [{ description: ' ' }, 'submit', ['description assignment.description_required']],
    [{ points: -1 }, 'save', ['points assignment.points']],
    [{ links: [{ title: 'x', link: 'javascript:alert(1)' }] }, 'save', ['links.0.link link.link_protocol']],
    [
      { rubric: { ...rubric, criterion_json: [] } },
      'save',
      ['rubric.criterion_json rubric.criterion_required'],
    ],
    [{ rubric }, 'submit', []],
    [{ files: [file] }, 'submit', []],
    [{ files: [{ ...file, name: 'a.zip' }] }, 'save', ['files.0 files.wrong_file']],
    [{ files: Array.from({ length: 11 }, () => file) }, 'save', ['files files.files_many']],
  ] as const)('with %j at %s', (change, stage, expected) => expect(told(change, stage)).toEqual(expected));

  test('of before it had files opens without any; its files go where all files go', () => {
    const { files: _none, ...older } = doc({ schema_version: 1 });
    expect(assignmentModel.show(older).body).toMatchObject({ files: [] });
    const held = assignmentModel.mapMedia(doc({ files: [file] }), () => '/files/signed');
    expect(assignmentModel.show(held).body).toMatchObject({ files: [{ ...file, path: '/files/signed' }] });
  });

  test('is worth what its rubric adds up to, else what was said', () => {
    expect(assignmentModel.show(doc({ rubric })).body).toMatchObject({
      points: 4,
      rubric: { title: 'Essay' },
    });
    expect(assignmentModel.show(doc()).body).toMatchObject({ points: 10, rubric: null });
  });
});
