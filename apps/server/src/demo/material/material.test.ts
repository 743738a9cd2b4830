import { languageRecords, languages } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { assessments } from './assessments.ts';
import { banks } from './banks/index.ts';
import { institutions } from './people.ts';
import { letters } from './letters.ts';
import { skills } from './skills.ts';
import type { DemoBank, DemoQuestion } from './types.ts';

const codes = new Set(skills.map((skill) => skill.skill_code));
const subjects = ['Mathematics', 'Science', 'Social Studies', 'English', 'Urdu', 'Pashto', 'Dari'];

const arabic = /\p{Script=Arabic}{2}/u;

const fold = (text: string) => text.trim().toLowerCase();
const subjectOf = (code: string) => skills.find((skill) => skill.skill_code === code)?.subject;
const stage = (work: Pick<DemoBank, 'status' | 'waiting_level'>) =>
  work.status === 'w' ? `w${work.waiting_level}` : work.status;
const wordsOf = (question: DemoQuestion) =>
  [question.question, question.feedback_correct, question.feedback_incorrect].map((text) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
const textOf = (bank: DemoBank) =>
  [bank.title, bank.comment ?? '', ...bank.questions.flatMap((q) => [...wordsOf(q), ...q.options])].join(
    '\n',
  );
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('skills', () => {
  test('there are at least 150, each with a code of its own', () => {
    expect(skills.length).toBeGreaterThanOrEqual(150);
    expect(repeated(skills.map((skill) => skill.skill_code))).toEqual([]);
  });

  test('no skill and secondary skill is listed twice under one topic', () => {
    const names = skills.map((s) =>
      [s.grade, s.subject, s.category, s.subcategory, s.skill, s.secondary_skill].join('|'),
    );
    expect(repeated(names)).toEqual([]);
  });

  test.each(subjects)('%s reaches from KG to grade 10', (subject) => {
    const grades = new Set(skills.filter((s) => s.subject === subject).flatMap((s) => s.grade.split(',')));
    expect(grades).toEqual(new Set(['KG', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']));
  });

  test('some skills are taught in two grades', () => {
    expect(skills.filter((skill) => skill.grade.includes(',')).length).toBeGreaterThan(3);
  });

  test.each(['Urdu', 'Pashto', 'Dari'])('%s skills are named in their own script', (subject) => {
    const names = skills
      .filter((skill) => skill.subject === subject)
      .map((s) => [s.category, s.skill, s.secondary_skill, s.subcategory].join(' '));
    expect(names.filter((name) => /[A-Za-z]/.test(name) || !arabic.test(name))).toEqual([]);
  });
});

describe('banks as a whole', () => {
  test('there are at least 24, with keys of their own, on skills that exist', () => {
    expect(banks.length).toBeGreaterThanOrEqual(24);
    expect(repeated(banks.map((bank) => bank.key))).toEqual([]);
    expect(banks.filter((bank) => !codes.has(bank.skill_code))).toEqual([]);
  });

  test('every language has a published bank and every subject has a bank', () => {
    const published = banks.filter((bank) => bank.status === 'published').map((bank) => bank.language);
    expect(published).toEqual(expect.arrayContaining([...languages]));
    expect(banks.map((bank) => subjectOf(bank.skill_code))).toEqual(expect.arrayContaining(subjects));
  });

  test.each(['urdu', 'pashto', 'dari'])('mathematics and science are there in %s too', (language) => {
    const own = banks.filter((bank) => bank.language === language).map((bank) => subjectOf(bank.skill_code));
    expect(own).toEqual(expect.arrayContaining(['Mathematics', 'Science']));
  });

  test.each(['english', 'urdu'])('%s banks stand at every stage of the workflow', (language) => {
    const stages = banks.filter((bank) => bank.language === language).map(stage);
    expect(stages).toEqual(expect.arrayContaining(['d', 'w1', 'w2', 'w3', 'r', 's', 'a', 'published']));
  });

  test('the correct option is not always at the same place', () => {
    const places = banks.flatMap((bank) => bank.questions).flatMap((question) => question.correct);
    for (const place of [0, 1, 2, 3]) {
      expect(places.filter((p) => p === place).length / places.length).toBeGreaterThan(0.18);
    }
  });
});

describe.each(banks.map((bank) => [bank.key, bank] as const))('bank %s', (_key, bank) => {
  test('has 8 to 15 questions, none twice', () => {
    expect(bank.questions.length).toBeGreaterThanOrEqual(8);
    expect(bank.questions.length).toBeLessThanOrEqual(15);
    expect(repeated(bank.questions.map((question) => fold(question.question)))).toEqual([]);
  });

  test('has four different options and a correct one or two in every question', () => {
    const wrong = bank.questions.filter(
      ({ options, correct }) =>
        options.length !== 4 ||
        repeated(options.map(fold)).length > 0 ||
        repeated(correct.map(String)).length > 0 ||
        ![1, 2].includes(correct.length) ||
        correct.some((index) => ![0, 1, 2, 3].includes(index)),
    );
    expect(wrong).toEqual([]);
  });

  test('rates every question from 1 to 10', () => {
    const rates = bank.questions.map((question) => question.difficulty);
    expect(rates.filter((rate) => !Number.isInteger(rate) || rate < 1 || rate > 10)).toEqual([]);
  });

  test('leaves no field empty, and marks up whole fields', () => {
    for (const question of bank.questions) {
      const fields = [
        question.question,
        ...question.options,
        question.feedback_correct,
        question.feedback_incorrect,
      ];
      expect(fields.filter((text) => text.trim() === '')).toEqual([]);
      expect(fields.filter((text) => /[<>]/.test(text) && !/^<p>.+<\/p>$/.test(text))).toEqual([]);
    }
  });

  test('says at which level it waits or is reviewed, and why it came back', () => {
    const levels = ['w', 'r', 's'].includes(bank.status) ? [1, 2, 3] : [undefined];
    expect(levels).toContain(bank.waiting_level);
    expect(Boolean(bank.comment)).toBe(bank.status === 's');
  });

  test('is written in the script of its language', () => {
    const isArabic = languageRecords[bank.language].script === 'arabic';
    const astray = bank.questions.flatMap(wordsOf).filter((words) => arabic.test(words) !== isArabic);
    expect(astray).toEqual([]);
    expect(arabic.test(bank.title)).toBe(isArabic);
    expect(textOf(bank)).toMatch(letters[bank.language].some);
    expect(textOf(bank)).not.toMatch(letters[bank.language].never);
  });
});

describe('assessments', () => {
  test('there are at least eight, in all languages and several statuses', () => {
    expect(assessments.length).toBeGreaterThanOrEqual(8);
    expect(repeated(assessments.map((assessment) => assessment.key))).toEqual([]);
    expect(new Set(assessments.map((assessment) => assessment.language))).toEqual(new Set(languages));
    expect(new Set(assessments.map((assessment) => assessment.status)).size).toBeGreaterThanOrEqual(4);
  });

  test.each(assessments.map((assessment) => [assessment.key, assessment] as const))(
    '%s has enough questions on its skill, published ones if it is published',
    (_key, assessment) => {
      const fitting = banks.filter(
        (bank) =>
          bank.skill_code === assessment.skill_code &&
          bank.language === assessment.language &&
          (assessment.status !== 'published' || bank.status === 'published'),
      );
      const questions = fitting.flatMap((bank) => bank.questions).length;
      expect(assessment.show_questions).toBeGreaterThan(0);
      expect(questions).toBeGreaterThanOrEqual(assessment.show_questions);
      expect(assessment.timer).toBeGreaterThanOrEqual(60);
    },
  );
});

describe('people', () => {
  const everybody = institutions.flatMap((institution) => institution.people);

  test('both institutions have every login, and nobody is there twice', () => {
    expect(institutions.map((institution) => institution.institution_id)).toEqual([98, 201]);
    expect(institutions.map((institution) => institution.people.length)).toEqual([9, 9]);
    expect(repeated(everybody.map((person) => person.username))).toEqual([]);
    expect(repeated(everybody.map((person) => person.full_name))).toEqual([]);
    expect(repeated(everybody.map((person) => person.email))).toEqual([]);
  });

  test('the second institution has two schools, and everybody a school of their institution', () => {
    expect(institutions[1]?.schools).toHaveLength(2);
    for (const { schools, people } of institutions) {
      expect(people.filter((person) => !schools.includes(person.school_name))).toEqual([]);
      expect(new Set(people.map((person) => person.school_name)).size).toBe(schools.length);
    }
  });

  test('the authors of banks and assessments may write', () => {
    for (const { author } of [...banks, ...assessments]) {
      const roles = everybody.find((person) => person.username === author)?.roles ?? [];
      expect(roles.some((role) => role === 'cd' || role === 'cd3')).toBe(true);
    }
  });
});
