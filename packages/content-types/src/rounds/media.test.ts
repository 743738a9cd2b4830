import { templateTypes } from '@takhti/domain';
import { expect, test } from 'vitest';
import { gameModels, mapMedia, mapPlayMedia, toGamePlay } from './index.ts';
import { fixturesOf } from './testing/fixtures.ts';

const head = {
  AssessmentId: '',
  content_type: 'matching',
  title: '',
  language: 'english',
  grade: '',
  subject: '',
  SkillId: '',
} as const;

test.each(templateTypes)(
  'no file of %s is overlooked, in the document or in a learner’s copy',
  (template) => {
    const file = '/files/00000000-0000-4000-8000-000000000001';
    const doc = mapMedia(fixturesOf(template).english, () => file);
    expect(JSON.stringify(doc)).not.toMatch(/"(imagePath|audioPath|image|audio)":""/);
    const pictures = {
      ...doc,
      questionData: doc.questionData.map((round) => ({ ...round, audio: file })),
    };
    const play = mapPlayMedia(toGamePlay(head, pictures, 's'), (address) => address && `${address}?signed`);
    expect(JSON.stringify(play).split(file).length).toBe(JSON.stringify(play).split(`${file}?signed`).length);
    expect(JSON.stringify(play)).toContain('?signed');
  },
);

test('a model changes the addresses of what it can read, and leaves the rest alone', () => {
  const doc = fixturesOf('matching').english;
  expect(gameModels.matching.mapMedia(doc, () => '')).toEqual(mapMedia(doc, () => ''));
  const unreadable = { schema_version: 99 };
  expect(gameModels.matching.mapMedia(unreadable, () => 'x')).toBe(unreadable);
});
