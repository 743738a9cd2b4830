import {
  generateCrossword,
  generateDragAndDrop,
  generateMatching,
  generateMcqs,
  generateSorting,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, three } from '../../testing/ai-school.ts';

const school = new AiSchool();

const asked = {
  targetAudience: 'Grade 4',
  topic: 'The water cycle',
  noOfQuestions: 4,
  isAdvanced: true,
  language: 'english',
} as const;

test('C-981 C-986 G-425 questions come for the five fields, and none of the five may be missing', async () => {
  await school.setUp();
  school.service.answer({
    kind: 'list',
    elements: [...three, { ...three[0], answer: 'Snow', question: 'What is snow?' }],
  });
  const { questions, left_out } = await school.server.as(school.author).ok(generateMcqs, asked);
  expect(questions[0]).toEqual({
    question: 'What do 1 clouds bring?',
    options: ['Rain 1', 'Stones', 'Trees', 'Roads'],
    correct: 0,
    feedback: 'Yes, clouds bring rain.',
    incorrect_feedback: 'Look up when it rains.',
  });
  expect([questions.length, left_out]).toEqual([3, 1]);
  expect(school.service.asked[0]?.text).toContain('Difficulty: 8 of 10');
  expect(await school.credits()).toBe(2);
  for (const field of Object.keys(asked)) {
    const response = await school.server.post(
      'ai/mcqs/generate',
      { ...asked, [field]: undefined },
      school.author.session_id,
    );
    expect(response.body).toContain('request.invalid');
  }
});

test.each([
  ['C-982 G-421', generateCrossword, [{ word: 'rain', clue: 'It falls from clouds' }]],
  ['C-984 G-423', generateMatching, [{ card: 'Sun', match: 'warms water' }]],
  ['C-985 G-424', generateSorting, [{ text: 'Water warms up' }, { text: 'Vapour rises' }]],
] as const)(
  '%s G-415 G-426 G-427 D-41 $path answers in the shape of its editor',
  async (_id, call, elements) => {
    await school.setUp();
    school.service.answer({ kind: 'list', elements });
    expect(await school.server.as(school.author).ok(call, asked)).toEqual({
      questions: elements,
      left_out: 0,
    });
  },
);

test('C-983 G-422 G-415 bins come with the cards that go into them', async () => {
  await school.setUp();
  const cards = [
    { text: 'Ice', bin: 'Solid' },
    { text: 'Milk', bin: 'Liquid' },
    { text: 'Stone', bin: 'Solid' },
  ];
  school.service.answer({ kind: 'list', elements: cards });
  expect((await school.server.as(school.author).ok(generateDragAndDrop, asked)).questions).toEqual([
    { bins: ['Solid', 'Liquid'], cards },
  ]);
});

test('what a service cannot give is told by its reason, and costs nothing', async () => {
  await school.setUp(1);
  school.service.answer({ kind: 'status', status: 429, message: 'slow down' });
  expect(await school.server.as(school.author).refused(generateMcqs, asked)).toMatchObject({
    problem: 'ai.failed',
    details: { fault: 'rate_limited' },
  });
  expect(await school.credits()).toBe(1);
});

test('one person has a few generations under way, however many credits they have', async () => {
  await school.setUp(20);
  const as = school.server.as(school.author);
  const go = school.halfway();
  const begun = Array.from({ length: 4 }, () => as.call(generateMcqs, asked));
  await expect.poll(() => school.service.asked.length).toBe(4);
  expect((await as.refused(generateMcqs, asked)).problem).toBe('request.too_many');
  go();
  expect((await Promise.all(begun)).map(({ error_code }) => error_code)).toEqual([0, 0, 0, 0]);
  await as.ok(generateMcqs, asked);
});
