import { shuffled } from '@takhti/content-types/kit';
import {
  closeBank,
  exportStatistics,
  launchAssessment,
  listDoubtfulQuestions,
  openContainer,
  readStatistics,
  saveAttempt,
  saveQuestion,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readRows } from '../../platform/spreadsheet/index.ts';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { answers } from '../../testing/learner.ts';
import { assessmentOn, makeBank, publishNow } from '../../testing/published-content.ts';
import { insertAttempts } from './statistics.testing.queries.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const options = ['o1', 'o2', 'o3', 'o4'];
const questions = 10;
const [wrongKey, dead, guessable] = [1, 4, 7];

/** A sequence of numbers from 0 to 1, the same for ever. */
function chance(seed: string): () => number {
  let at = 0;
  return () => {
    at += 1;
    const drawn =
      shuffled(
        Array.from({ length: 997 }, (_, number) => number),
        `${seed}/${at}`,
      )[0] ?? 0;
    return (drawn + 0.5) / 997;
  };
}

// What a learner of some ability chooses: the better ones know more, the others choose among what tempts them.
function choose(question: number, ability: number, random: () => number): string {
  const right = question === wrongKey ? 'o2' : 'o1';
  const knows = 1 / (1 + Math.exp(-1.4 * (ability - (question - 5) / 4)));
  if (random() < (question === guessable ? 0.985 : knows)) return right;
  const tempting = options.filter((each) => each !== right && !(question === dead && each === 'o4'));
  return tempting[Math.floor(random() * tempting.length)] ?? right;
}

async function makeAnswered(learners: number) {
  const { bank, questions: saved } = await makeBank(
    app,
    author,
    Array.from({ length: questions }, () => ({})),
  );
  await publishNow(app, author, bank.container_id);
  const { institution_id, content_id, container_id } = bank;
  const seen = await app.as(author).ok(readStatistics, { container_id });
  const publication_id = seen.publication_id!;
  const random = chance('learners');
  const attempts = Array.from({ length: learners }, (_, learner) => {
    // Six dice make a bell.
    const ability = Array.from({ length: 6 }, random).reduce((sum, each) => sum + each, -3) * 1.6;
    const lines = saved.map((question, at) => {
      const chosen = choose(at, ability, random);
      const IsCorrect = chosen === 'o1';
      return {
        QuestionNo: at + 1,
        TimespentInSeconds: 10 + Math.floor(random() * 20),
        IsCorrect,
        status: IsCorrect ? 'c' : 'i',
        UserAResponse: [chosen],
        UserResponse: '',
        Order: at + 1,
        QuestionId: question.content_id,
        SkillId: bank.skill_id,
      };
    });
    const correct = lines.filter(({ IsCorrect }) => IsCorrect).length;
    const result = {
      TotalQuestions: questions,
      CorrectQuestions: correct,
      TimeSpentInSeconds: 200,
      CompletionPercentage: 100,
      GameScore: (100 * correct) / questions,
      AssessmentId: content_id,
      finished_at: null,
      QuestionsData: lines,
    };
    return {
      institution_id,
      attempt_id: crypto.randomUUID(),
      token_hash: 'x',
      content_id,
      publication_id,
      user_id: `learner ${learner}`,
      known_by: 'lms' as const,
      seed: 's',
      question_ids: JSON.stringify([]),
      state: JSON.stringify({}),
      result: JSON.stringify(result),
      finished_on: new Date(),
    };
  });
  await app.db.inTransaction((tx) => insertAttempts(tx, attempts));
  return { bank, saved, attempts };
}

test('a wrong key, a dead distractor and a guessable question are found among sound ones, told to their author, and gone once mended', async () => {
  const { bank, saved, attempts } = await makeAnswered(300);
  const { container_id } = bank;
  const { statistics, versions } = await app.as(author).ok(readStatistics, { container_id });
  expect(versions).toMatchObject([{ is_current: true }]);
  expect(statistics).toMatchObject({ attempts: 300 });
  expect(statistics?.distribution.reduce((sum, each) => sum + each, 0)).toBe(300);
  const doubts = statistics?.items.flatMap((item, at) =>
    item.doubts.map(({ kind, option }) => ({ at, kind, option })),
  );
  expect(doubts).toEqual([
    { at: wrongKey, kind: 'wrong_key', option: 1 },
    { at: dead, kind: 'dead_distractor', option: 3 },
    { at: guessable, kind: 'too_easy', option: null },
  ]);
  const sound = statistics?.items[3];
  expect(sound).toMatchObject({ shown: 300, answered: 300 });
  expect(sound?.discrimination).toBeGreaterThan(0.2);
  expect(sound?.responses.reduce((sum, { picked }) => sum + picked, 0)).toBe(300);
  expect(sound?.facility).toBeCloseTo((sound?.responses[0]?.picked ?? 0) / 300, 5);

  // Who tries again has seen the questions: counted once.
  const again = attempts.slice(0, 50).map((attempt) => ({
    ...attempt,
    attempt_id: crypto.randomUUID(),
    finished_on: new Date(Date.now() + 1000),
    started_on: new Date(Date.now() + 1000),
  }));
  await app.db.inTransaction((tx) => insertAttempts(tx, again));
  expect((await app.as(author).ok(readStatistics, { container_id })).statistics?.attempts).toBe(300);

  const desk = await app.as(author).ok(listDoubtfulQuestions, {});
  expect(desk.records.map(({ doubt, question_id }) => [doubt.kind, question_id])).toEqual([
    ['wrong_key', saved[wrongKey]?.content_id],
    ['dead_distractor', saved[dead]?.content_id],
    ['too_easy', saved[guessable]?.content_id],
  ]);
  const other = await app.make.person({ institution_id: author.institution_id });
  expect((await app.as(other).ok(listDoubtfulQuestions, {})).records).toEqual([]);

  const { content_id, version } = saved[wrongKey]!;
  app.clock.advance(60_000);
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set({ content_status: 'd' })
      .where('container_id', '=', container_id)
      .execute(),
  );
  await app.as(author).ok(saveQuestion, {
    container_id,
    content_id,
    version,
    ...questionDoc({ correct1: 'N', correct2: 'Y' }),
  });
  const left = await app.as(author).ok(listDoubtfulQuestions, {});
  expect(left.records.map(({ doubt }) => doubt.kind)).toEqual(['dead_distractor', 'too_easy']);
});

test('of many who ask at once one counts, and the others get what it counted', async () => {
  const { bank } = await makeAnswered(20);
  const { container_id } = bank;
  let now = app.clock.now().getTime();
  const clock = vi.spyOn(app.services.clock, 'now').mockImplementation(() => new Date((now += 1_000)));
  const ask = async () => (await app.as(author).ok(readStatistics, { container_id })).statistics;
  const told = await Promise.all(Array.from({ length: 10 }, ask));
  clock.mockRestore();
  expect(told[0]).toMatchObject({ attempts: 20 });
  expect(new Set(told.map((statistics) => statistics?.computed_on)).size).toBe(1);
});

test('C-802 statistics are for the owner and holders of is_export_stats alone, as a workbook where the institution allows it', async () => {
  const { bank } = await makeAnswered(3);
  const { container_id } = bank;
  const { institution_id } = author;
  const [other, holder] = [
    await app.make.person({ institution_id }),
    await app.make.person({ institution_id, roles: ['cd3'] }),
  ];
  const opened = await app.as(author).ok(openContainer, { container_id });
  expect(opened.abilities.can_export).toBe(true);
  expect((await app.as(other).refused(readStatistics, { container_id })).problem).toBe('account.forbidden');
  const { statistics } = await app.as(holder).ok(readStatistics, { container_id });
  expect(statistics).toMatchObject({
    attempts: 3,
    items: Array.from({ length: questions }, () => ({ doubts: [] })),
  });
  const file = await app.post(exportStatistics.path, { container_id }, holder.session_id);
  expect(file.headers['content-type']).toContain('spreadsheetml');
  const strict = await app.make.institution({ settings: { specs: { is_excel_export: 0 } } });
  const own = await makeBank(app, await app.make.person({ institution_id: strict }), [{}]);
  const senior = await app.make.person({ institution_id: strict, roles: ['cd3'] });
  await publishNow(app, senior, own.bank.container_id);
  const refused = await app.as(senior).refused(exportStatistics, { container_id: own.bank.container_id });
  expect(refused.problem).toBe('account.forbidden');
  const elsewhere = { container_id, publication_id: crypto.randomUUID() };
  expect((await app.as(author).refused(readStatistics, elsewhere)).problem).toBe('container.not_found');
});

test('who makes an exam of a closed bank learns how hard its questions are, and not what is right', async () => {
  const owner = await app.make.person();
  const { institution_id } = owner;
  const { bank } = await makeBank(app, owner, [{}, {}]);
  await publishNow(app, owner, bank.container_id);
  await app.as(owner).ok(closeBank, { container_id: bank.container_id, is_closed: 1 });
  const examiner = await app.make.person({ institution_id });
  const exam = await app.make.container({
    author: examiner,
    content_type: 'assessment',
    skill_id: bank.skill_id,
    json_data: assessmentOn([{ skill_id: bank.skill_id, count: 2 }]),
  });
  await publishNow(app, examiner, exam.container_id);
  const content = { assessment_id: exam.content_id, institution_id };
  const { attempt_id, attempt_token, play } = await app.as(null).ok(launchAssessment, content);
  const json_data = answers(play, [true, false]);
  await app.as(null).ok(saveAttempt, { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 });

  const { container_id } = exam;
  const { statistics } = await app.as(examiner).ok(readStatistics, { container_id });
  expect(statistics?.items).toMatchObject([
    { answered: 1, is_withheld: true, responses: [], doubts: [] },
    { answered: 1, is_withheld: true, responses: [], doubts: [] },
  ]);
  const file = await app.post(exportStatistics.path, { container_id }, examiner.session_id);
  const cells = (await readRows(file.rawPayload))?.flat().join('|') ?? '';
  expect(cells).toContain('1');
  expect(cells).not.toContain('*');
});
