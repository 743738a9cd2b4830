import { listHistory, listQuestions, openContainer, openQuestion, saveQuestion } from '@takhti/contract';
import { utcText, type Finding, type Question } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const messagesOf = (details: unknown): string[] =>
  (details as { findings: Finding[] }).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('saving a question', () => {
  test.each(['correct1', 'correct2', 'correct3', 'correct4'])(
    'C-314 %s is Y or N, and nothing else',
    async (mark) => {
      const { container_id } = await app.make.container({ author });
      const input = { container_id, ...questionDoc(), [mark]: 'X' };
      const { problem, details } = await app.as(author).refused(saveQuestion, input);
      expect([problem, details]).toMatchObject(['request.invalid', { fields: [{ path: [mark] }] }]);
    },
  );

  test('C-312 C-313 C-314 C-315 C-316 C-319 every field an author writes comes back as it was written', async () => {
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc({
      question: '<p>پانی کس درجے پر جمتا ہے؟</p>',
      option4: '',
      correct1: 'N',
      correct3: 'Y',
      metadata1: 'one',
      metadata2: 'two',
      metadata3: 'three',
      metadata4: 'four',
      metadata5: 'five',
      title: 'Water',
      language: 'urdu',
      json_data: {
        schema_version: 1,
        incorrect_feedback: '<p>Think of ice.</p>',
        more_options: [{ option: '<p>a fifth</p>', correct: 'N' }],
      },
    });
    const saved = await app.as(author).ok(saveQuestion, { container_id, ...doc });
    expect(saved).toMatchObject(doc);
    expect(await app.as(author).ok(openQuestion, { content_id: saved.content_id })).toMatchObject(doc);
  });

  test('C-325 G-550 what a client keeps of a question in its json_data comes back, and difficulty ends at 1 and 10', async () => {
    const { container_id } = await app.make.container({ author });
    const about = { title: 'Planets', grade: '4', subject: 'Science', language: 'english' };
    const doc = questionDoc();
    const sent = { container_id, ...doc, json_data: { ...doc.json_data, ...about } };
    const { content_id } = await app.as(author).ok(saveQuestion, sent);
    const kept = await app.as(author).ok(openQuestion, { content_id });
    expect(kept.json_data).toEqual({ ...doc.json_data, ...about });
    for (const difficulty of [0, 11])
      expect((await app.as(author).refused(saveQuestion, { ...sent, difficulty })).problem).toBe(
        'request.invalid',
      );
  });

  test('C-317 C-318 difficulty and past paper are kept, and refused outside their range', async () => {
    const { container_id } = await app.make.container({ author });
    const own = { difficulty: 10, past_paper: 2 } as const;
    expect(await app.as(author).ok(saveQuestion, { container_id, ...questionDoc(own) })).toMatchObject(own);
    for (const wrong of [{ difficulty: 0 }, { difficulty: 11 }, { past_paper: 3 }]) {
      const input = { container_id, ...questionDoc(), ...wrong };
      expect(await app.as(author).refused(saveQuestion, input as never)).toMatchObject({
        problem: 'request.invalid',
      });
    }
  });

  test('C-311 C-320 C-321 C-324 a new question stands on the skill of its bank, at its end', async () => {
    const skill = await app.make.skill({
      institution_id: author.institution_id,
      category: 'Fractions',
      mastery_topic: 'Halves',
      grade: '4',
    });
    const { bank, questions } = await makeBank(app, author, [{}, { taxonomy: 'Apply' }], {
      skill_id: skill.skill_id,
    });
    expect(questions.map((question) => question.question_order)).toEqual([1, 2]);
    expect(questions[1]).toMatchObject({
      container_id: bank.container_id,
      content_type: 'mcq',
      article_id: null,
      skill_id: skill.skill_id,
      skill: skill.skill,
      category: 'Fractions',
      subcategory: '-',
      secondary_skill: '',
      mastery_topic: 'Halves',
      taxonomy: 'Apply',
      grade: bank.grade,
      subject: bank.subject,
      creator_institution_id: author.institution_id,
    });
    const opened = await app.as(author).ok(openQuestion, { content_id: questions[1]?.content_id ?? '' });
    expect(opened).toMatchObject({ taxonomy: 'Apply', mastery_topic: 'Halves' });
    // Another skill is not that of its bank: it is not read.
    const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
    const named = { container_id: bank.container_id, ...questionDoc({ question: 'Another' }), skill_id };
    expect(await app.as(author).ok(saveQuestion, named)).toMatchObject({ skill_id: skill.skill_id });
  });

  test('C-322 the flags of the language review are kept', async () => {
    const { container_id } = await app.make.container({ author });
    const flags = { is_language_reviewed: 1, is_accepted: 1 } as const;
    const saved = await app.as(author).ok(saveQuestion, { container_id, ...questionDoc(), ...flags });
    expect(saved).toMatchObject(flags);
  });

  test('C-323 the server sets the last editor and the time', async () => {
    const reviewer = await app.make.person({ institution_id: author.institution_id, roles: ['cr1'] });
    const { questions } = await makeBank(app, author, [{}]);
    const first = questions[0]!;
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ content_status: 'r', waiting_level: 1, reviewer_user_id: reviewer.user_id })
        .where('container_id', '=', first.container_id)
        .execute(),
    );
    app.clock.advance(60_000);
    const changed = await app.as(reviewer).ok(saveQuestion, { ...first, difficulty: 9 });
    expect(first.modified_by).toBe(author.full_name);
    expect(changed).toMatchObject({
      modified_by: reviewer.full_name,
      modified_on: utcText(app.clock.now()),
    });
  });

  test('C-661 C-662 C-663 C-665 missing fields are reported one by one, and nothing is stored', async () => {
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc({ question: '<p> </p>', option1: '', option2: '<p></p>', correct1: 'Y' });
    const { problem, details } = await app.as(author).refused(saveQuestion, { container_id, ...doc });
    expect(problem).toBe('questions.invalid');
    expect(messagesOf(details)).toEqual([
      'question: question.text_required',
      'option1: mcq.option_required',
      'option2: mcq.option_required',
      'correct: mcq.correct_required',
    ]);
    expect((await app.as(author).ok(listQuestions, { container_id })).total).toBe(0);
  });

  test('C-664 two equal options are refused', async () => {
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc({ option1: '<p>12</p>', option2: '<p> 12 </p>' });
    const { details } = await app.as(author).refused(saveQuestion, { container_id, ...doc });
    expect(messagesOf(details)).toEqual(['option2: mcq.option_duplicate']);
  });

  test('C-667 a question that is already in the bank is refused, and the other one named', async () => {
    const doc = questionDoc();
    const { bank, questions } = await makeBank(app, author, [doc]);
    const copy = { ...doc, question: ` ${doc.question.replace('<p>', '<p>  ')} `, difficulty: 9 };
    const { problem, details } = await app
      .as(author)
      .refused(saveQuestion, { container_id: bank.container_id, ...copy });
    expect({ problem, details }).toEqual({
      problem: 'questions.duplicate',
      details: { content_id: questions[0]!.content_id },
    });
    const elsewhere = await app.make.container({ author });
    await app.as(author).ok(saveQuestion, { container_id: elsewhere.container_id, ...doc });
  });

  test('C-667 the same question sent twice at the same moment is kept once', async () => {
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc();
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.as(author).call(saveQuestion, { container_id, ...doc })),
    );
    expect(answers.map((answer) => answer.error_code).toSorted((a, b) => a - b)).toEqual([-4, -4, 0]);
  });

  test('an edit of an older version is refused with what stands there now', async () => {
    const { questions } = await makeBank(app, author, [{}]);
    const first = questions[0]!;
    const second = await app.as(author).ok(saveQuestion, { ...first, title: 'second' });
    expect(second.version).toBe(first.version + 1);
    const { problem, details } = await app.as(author).refused(saveQuestion, { ...first, title: 'late' });
    expect(problem).toBe('questions.changed_meanwhile');
    expect(details).toMatchObject({ current: { title: 'second', version: second.version } });
  });

  test('scripts, foreign pictures and event handlers never reach the bank', async () => {
    const { container_id } = await app.make.container({ author });
    const doc = questionDoc({
      question:
        '<p onclick="x()">What<script>alert(1)</script> is <b>this</b>?<img src="https://evil.example/a.gif"></p>',
      option1: '<a href="javascript:alert(1)">one</a>',
    });
    const saved = await app.as(author).ok(saveQuestion, { container_id, ...doc });
    expect(saved.question).toBe('<p>What is <strong>this</strong>?</p>');
    expect(saved).toMatchObject({ option1: 'one' });
  });

  test('a bank that waits for its review is not changed any more', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ content_status: 'w' })
        .where('container_id', '=', bank.container_id)
        .execute(),
    );
    const { problem } = await app.as(author).refused(saveQuestion, { ...questions[0]!, title: 'late' });
    expect(problem).toBe('container.read_only');
  });

  test('nobody of another institution reads or changes a question, or learns that it is there', async () => {
    const stranger = await app.make.person();
    const { questions } = await makeBank(app, author, [{}]);
    const { content_id, container_id } = questions[0]!;
    const read = await app.as(stranger).refused(openQuestion, { content_id });
    const list = await app.as(stranger).refused(listQuestions, { container_id });
    const write = await app
      .as(stranger)
      .refused(saveQuestion, { ...questions[0]!, institution_id: undefined });
    expect([read.problem, list.problem, write.problem]).toEqual([
      'questions.not_found',
      'container.not_found',
      'container.not_found',
    ]);
  });

  test('a question is not saved into another bank', async () => {
    const { questions } = await makeBank(app, author, [{}]);
    const other = await app.make.container({ author });
    const input = { ...questions[0]!, container_id: other.container_id };
    expect((await app.as(author).refused(saveQuestion, input)).problem).toBe('questions.not_found');
  });

  test('the bank counts its questions, and its history tells of them', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const { container_id } = bank;
    await app.as(author).ok(saveQuestion, { ...questions[0]!, title: 'A' });
    const again: Question = { ...questions[0]!, version: 2 };
    await app.as(author).ok(saveQuestion, { ...again, title: 'B' });
    const opened = await app.as(author).ok(openContainer, { container_id });
    expect(opened).toMatchObject({ total_questions: 2, total_skills: 1, version: bank.version });
    const { records } = await app.as(author).ok(listHistory, { container_id });
    expect(records.map((entry) => [entry.action, entry.detail['content_id']])).toEqual([
      ['question.save', questions[0]!.content_id],
      ['question.create', questions[1]!.content_id],
      ['question.create', questions[0]!.content_id],
    ]);
  });
});

describe('reading a bank', () => {
  test('a page has 30 questions in their order, the next the rest', async () => {
    const { bank } = await makeBank(
      app,
      author,
      Array.from({ length: 31 }, () => ({})),
    );
    const { container_id } = bank;
    const one = await app.as(author).ok(listQuestions, { container_id });
    const two = await app.as(author).ok(listQuestions, { container_id, page: 2 });
    expect([one.total, one.records.length, two.total, two.records.length]).toEqual([31, 30, 31, 1]);
    expect([...one.records, ...two.records].map((row) => row.question_order)).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
  });

  test('a row tells how many options there are, and the first right one', async () => {
    const { bank } = await makeBank(app, author, [
      { correct1: 'N', correct2: 'Y', correct3: 'Y', option2: '<p>two</p>', option4: '' },
    ]);
    const { records } = await app.as(author).ok(listQuestions, { container_id: bank.container_id });
    expect(records[0]).toMatchObject({ total_options: 3, correct_option: '<p>two</p>', more_correct: 1 });
  });

  test('a search finds words of question and options, whatever signs they are made of', async () => {
    const { bank } = await makeBank(app, author, [
      { question: '<p>What is <strong>100 %</strong> of ten?</p>' },
      { question: '<p>Ein Prozent?</p>', option2: '<p>Hundred_one</p>' },
      { question: '<p>100 and more?</p>' },
    ]);
    const found = async (search: string): Promise<number[]> => {
      const { records } = await app.as(author).ok(listQuestions, { container_id: bank.container_id, search });
      return records.map((row) => row.question_order);
    };
    expect(await found('100 %')).toEqual([1]);
    expect(await found('hundred_')).toEqual([2]);
    expect(await found('strong')).toEqual([]);
    expect(await found("'; drop table questions; --")).toEqual([]);
    expect(await found('')).toEqual([1, 2, 3]);
  });

  test('the list narrows to a difficulty, and sorts by difficulty or by the last change', async () => {
    const { bank, questions } = await makeBank(app, author, [
      { difficulty: 7 },
      { difficulty: 2 },
      { difficulty: 7 },
    ]);
    const { container_id } = bank;
    app.clock.advance(60_000);
    await app.as(author).ok(saveQuestion, { ...questions[1]!, title: 'changed' });
    const orders = async (how: {
      difficulty?: number;
      sort?: 'order' | 'newest' | 'difficulty';
    }): Promise<number[]> =>
      (await app.as(author).ok(listQuestions, { container_id, ...how })).records.map(
        (row) => row.question_order,
      );
    expect(await orders({ difficulty: 7 })).toEqual([1, 3]);
    expect(await orders({ sort: 'difficulty' })).toEqual([2, 1, 3]);
    expect((await orders({ sort: 'newest' }))[0]).toBe(2);
  });

  test('an opened question knows its neighbours and its place', async () => {
    const { questions } = await makeBank(app, author, [{}, {}, {}]);
    const [one, two, three] = questions.map((question) => question.content_id);
    const places = await Promise.all(
      [one, two, three].map((content_id) => app.as(author).ok(openQuestion, { content_id: content_id! })),
    );
    expect(
      places.map(({ previous_id, next_id, position, total }) => [previous_id, next_id, position, total]),
    ).toEqual([
      [null, two, 1, 3],
      [one, three, 2, 3],
      [two, null, 3, 3],
    ]);
    expect(places.every((place) => place.can_edit)).toBe(true);
  });
});
