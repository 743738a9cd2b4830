import {
  generateCrossword,
  generateDragAndDrop,
  generateMatching,
  generateMcqs,
  generateSorting,
  grantAiCredits,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, element, three } from '../../testing/ai/ai-school.ts';
import { authenticate } from '../account/index.ts';
import { generateNow } from './runs/generate-now.ts';

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

test('C-981 what is not advanced is asked for as simple', async () => {
  await school.setUp();
  school.service.answer({ kind: 'list', elements: three });
  await school.server.as(school.author).ok(generateMcqs, { ...asked, isAdvanced: false });
  expect(school.service.asked[0]?.text).toContain('Difficulty: 4 of 10');
});

test('C-981 takes no more from a service than it was asked for', async () => {
  await school.setUp();
  const six = [1, 2, 3, 4, 5, 6].map(element);
  school.service.answer({ kind: 'list', elements: six });
  const { questions, left_out } = await school.server.as(school.author).ok(generateMcqs, asked);
  const stems = questions.map(({ question }) => question);
  expect([stems, left_out]).toEqual([six.slice(0, 4).map(({ question }) => question), 0]);
});

test('what had come whole when the server was stopped is answered, and paid for', async () => {
  await school.setUp(1);
  school.service.answer({ kind: 'list', elements: three });
  const { services } = school.server;
  const stop = new AbortController();
  let kept = 0;
  const db: typeof services.db = {
    ...services.db,
    inTransaction: async (work) => {
      const done = await services.db.inTransaction(work);
      kept += 1;
      // The credit was held, and the one question kept.
      if (kept === 2) stop.abort();
      return done;
    },
  };
  const background = { ...services.background, stopping: stop.signal };
  const session = await authenticate(services, school.author.session_id);
  const answered = await generateNow({ ...services, db, background }, session, 'mcqs', {
    ...asked,
    noOfQuestions: 1,
  });
  expect(answered.questions).toHaveLength(1);
  expect(await school.credits()).toBe(0);
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

test('an institution has no more generations under way than its places, however many begin at once', async () => {
  await school.setUp(4);
  const { institution_id } = school.author;
  const people = [school.author];
  for (let n = 0; n < 4; n += 1) people.push(await school.server.make.person({ institution_id }));
  const user_ids = people.slice(1).map(({ user_id }) => user_id);
  await school.server.as(school.admin).ok(grantAiCredits, { user_ids, credits: 4 });
  const go = school.halfway();
  const begun = people.flatMap((person) =>
    Array.from({ length: 4 }, () => school.server.as(person).call(generateMcqs, asked)),
  );
  await expect.poll(() => school.service.asked.length).toBe(12);
  go();
  const codes = (await Promise.all(begun)).map(({ error_code }) => error_code);
  expect(codes.filter((code) => code === 0)).toHaveLength(12);
  expect(school.service.asked).toHaveLength(12);
});
