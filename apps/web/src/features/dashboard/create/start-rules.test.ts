import type { Skill } from '@takhti/domain';
import { expect, test } from 'vitest';
import { languageOfSubject, startFaults } from './start-rules.ts';

const nothing = { grade: '', subject: '', skill: null };
const subject = { grade: '4', subject: 'Science', skill: null };
const skill = { ...subject, skill: { skill_id: 's' } as Skill };

test.each([
  ['C-751 without a title', { title: ' ', choice: skill, isSkillLater: false }, { title: 'title_required' }],
  ['without grade and subject', { title: 'A', choice: nothing, isSkillLater: true }, { isUnplaced: true }],
  ['without a skill', { title: 'A', choice: subject, isSkillLater: false }, { skill: 'skill_required' }],
  ['without a skill for now', { title: 'A', choice: subject, isSkillLater: true }, {}],
  ['with everything', { title: 'A', choice: skill, isSkillLater: false }, {}],
])('new content %s', (_title, start, faults) => {
  expect(startFaults(start)).toEqual(faults);
});

test('content of a subject that teaches a language is written in it', () => {
  expect(['Urdu', 'Pashto', 'Dari', 'English', 'Mathematics'].map(languageOfSubject)).toEqual([
    'urdu',
    'pashto',
    'dari',
    'english',
    null,
  ]);
});
