import { searchLibrary, type RequestInput } from '@takhti/contract';
import { limits, type Container, type ContentType, type Language } from '@takhti/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeBank, makePublishedAssessment, publishNow } from '../../testing/published-content.ts';
import { indexWaiting } from './index.ts';

let server: TestApp;
let author: TestPerson;
let teacher: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const institution_id = await server.make.institution({});
  author = await server.make.person({ institution_id, roles: ['cd'] });
  teacher = await server.make.person({ institution_id, roles: ['teacher'] });
});

type Values = Partial<Omit<Container, 'content_type' | 'language'>>;
const put = (
  title: string,
  values: Values & { content_type?: ContentType; language?: Language; json_data?: object } = {},
) => server.make.container({ author, title, content_status: 'a', is_published: 1, ...values });

async function search(text: string, more: RequestInput<typeof searchLibrary> = {}, as = teacher) {
  await indexWaiting(server.services);
  return server.as(as).ok(searchLibrary, { text, ...more });
}
const found = async (text: string, more: RequestInput<typeof searchLibrary> = {}, as = teacher) =>
  (await search(text, more, as)).records.map(({ title }) => title);

const told = (pieces: readonly { text: string; is_match: boolean }[] | undefined) =>
  pieces?.filter(({ is_match }) => is_match).map(({ text }) => text);

describe('what is found', () => {
  test.each([
    ['the letters of an Arabic keyboard', 'كسروں كي جمع', 'کسروں کی جمع'],
    ['an Arabic keyboard and a wrong letter', 'جمع و تفريف كسرها', 'جمع و تفریق کسرها'],
    ['letters that the keyboard lacks, and a wrong one', 'بركار هندسه', 'پرگاز هندسه'],
    ['without vowel signs', 'جمع', 'جَمْعٌ'],
    ['with a joiner or a space or neither', 'کارتهای', 'کارت‌های بازی'],
    ['two words as one', 'میشود', 'آب می شود'],
    ['a part of a joined word', 'کارت', 'کارت‌های بازی'],
    ['Pashto with another yeh and a letter missing', 'ښونځي', 'ښوونځی'],
    ['English with a mistake', 'fractoins', 'Adding fractions'],
    ['the beginning of a word', 'frac', 'Adding fractions'],
    // Long, for the factories number their skills.
    ['other digits', '98765', 'صنف ۹۸۷۶۵'],
    ['words in another order', 'FRACTIONS adding', 'Adding fractions'],
  ])('%s', async (_name, typed, title) => {
    await put('Something else altogether');
    await put(title);
    expect(await found(typed)).toEqual([title]);
  });

  test('the best match first: the whole word in the title, its beginning, the skill, the text', async () => {
    const { institution_id } = author;
    const { skill_id } = await server.make.skill({ institution_id, skill: 'Rivers' });
    const bank = await makeBank(
      server,
      author,
      [questionDoc({ question: '<p>Which <b>river</b> is long?</p>' })],
      {
        title: 'Inside',
      },
    );
    await publishNow(server, author, bank.bank.container_id);
    await put('By its skill', { skill_id });
    await put('Riverside walks');
    await put('The river');
    expect(await found('river')).toEqual(['The river', 'Riverside walks', 'By its skill', 'Inside']);
  });

  test('the place is told: marked in title and skill, or with words around it', async () => {
    const question = '<p>How many <b>moons</b> has Mars?</p>';
    const { bank } = await makeBank(server, author, [questionDoc({ question })], { title: 'Planets' });
    await publishNow(server, author, bank.container_id);
    const [inside] = (await search('moonz')).records;
    expect(told(inside?.match?.inside)).toEqual(['moons']);
    expect(inside?.match?.inside.map(({ text }) => text).join('')).toBe('How many moons has Mars?');
    const [titled] = (await search('planet')).records;
    expect([told(titled?.match?.title), titled?.match?.inside]).toEqual([['Planets'], []]);
    expect((await server.as(teacher).ok(searchLibrary, {})).records[0]?.match).toBeNull();
  });

  test('filters narrow what is found, and pages follow each other', async () => {
    const many = limits.page_size + 2;
    for (let at = 0; at < many; at += 1) await put(`Rivers ${at}`, { grade: at === 0 ? '5' : '4' });
    expect(await found('rivers', { grades: ['5'] })).toEqual(['Rivers 0']);
    const [one, two] = [await search('rivers'), await search('rivers', { page: 2 })];
    expect([one.total, one.records.length, two.records.length]).toEqual([many, limits.page_size, 2]);
    expect(new Set([...one.records, ...two.records].map(({ title }) => title)).size).toBe(many);
  });

  test('content that was changed while it was indexed is indexed again', async () => {
    const { container_id } = await put('First title');
    const { db } = server.services;
    let isChanged = false;
    await indexWaiting({
      db: {
        ...db,
        async inTransaction(work) {
          if (!isChanged) {
            isChanged = true;
            await db.inTransaction((tx) =>
              tx
                .updateTable('containers')
                .set({ title: 'Second title' })
                .where('institution_id', '=', author.institution_id)
                .where('container_id', '=', container_id)
                .execute(),
            );
          }
          return db.inTransaction(work);
        },
      },
    });
    expect([await found('first'), await found('second')]).toEqual([[], ['Second title']]);
  });

  test('a failure of one content is logged, and others are indexed', async () => {
    const { container_id } = await put('Broken');
    await put('Whole');
    const { db } = server.services;
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ content_type: 'article', json_data: JSON.stringify({ schema_version: 99 }) })
        .where('institution_id', '=', author.institution_id)
        .where('container_id', '=', container_id)
        .execute(),
    );
    await indexWaiting({ db }).catch(() => undefined);
    expect((await server.as(teacher).ok(searchLibrary, { text: 'whole' })).records).toHaveLength(1);
  });

  test('the index follows changes of the content and its skill', async () => {
    const { institution_id } = author;
    const { skill_id } = await server.make.skill({ institution_id, skill: 'Old name' });
    const content = await put('First title', { skill_id });
    expect(await found('first')).toHaveLength(1);
    const change = (table: 'containers' | 'skills', values: object) =>
      server.db.inTransaction((tx) =>
        tx.updateTable(table).set(values).where('institution_id', '=', institution_id).execute(),
      );
    await change('containers', { title: 'Second title' });
    await change('skills', { skill: 'New name' });
    expect([await found('first'), await found('second'), await found('new name')]).toEqual([
      [],
      ['Second title'],
      ['Second title'],
    ]);
    await change('containers', { is_deleted: 1 });
    expect(await found('second')).toEqual([]);
    expect(content.title).toBe('First title');
  });
});

describe('what is not found', () => {
  test('drafts, what is of others, and what is closed', async () => {
    await put('Hidden draft', { content_status: 'd', is_published: 0 });
    await put('Hidden bank', { is_closed: 1 });
    const stranger = await server.make.person({ roles: ['cd'] });
    await server.make.container({
      author: stranger,
      title: 'Hidden abroad',
      content_status: 'a',
      is_published: 1,
    });
    expect(await found('hidden')).toEqual([]);
    expect(await found('hidden', {}, author)).toEqual(['Hidden bank']);
  });

  test('answers: neither feedback, nor the words of a crossword, nor what fills a blank', async () => {
    const feedback = '<p>Because zirconium shines.</p>';
    const { bank } = await makeBank(server, author, [questionDoc({ feedback })]);
    await publishNow(server, author, bank.container_id);
    const head = {
      title: '',
      description: '',
      language: 'english',
      marketing_description: '',
      marketing_url: '',
      marketing_image: '',
    };
    const files = [{ id: 1, type: 'text', word: 'zirconium', clue: 'A metal', path: '', alt: '' }];
    await put('Crossword', { content_type: 'crossword', json_data: { schema_version: 1, ...head, files } });
    const round = {
      template_type: 'crack_the_code',
      questionId: 1,
      question: 'Read the metal',
      language: 'english',
      decrypted_statment: 'zirconium',
      hint: 'zirconium',
      CorrectFeedback: 'zirconium',
    };
    await put('Game', {
      content_type: 'rumble_in_the_jumble',
      json_data: { schema_version: 1, ...head, questionData: [round] },
    });
    expect(await found('metal')).toHaveLength(2);
    expect(await found('zirconium')).toEqual([]);
  });

  test('the questions of an assessment, which are secret until it is sat', async () => {
    await makePublishedAssessment(server, author, 2);
    const { records } = await search('question');
    expect(records.map(({ content_type }) => content_type)).toEqual(['mcq']);
  });
});

describe('what people type by mistake', () => {
  test.each(['%', '___', 'ًٌٍ', '؟!', '\\', "'", '" or 1=1'])(
    '%s finds nothing that it does not say',
    async (text) => {
      await put('Rivers');
      expect(await found(text)).toEqual([]);
    },
  );

  test('one letter finds what begins with it, a hundred thousand are refused, spaces are no search', async () => {
    await put('Rivers');
    expect(await found('r')).toEqual(['Rivers']);
    expect(await found('   ')).toEqual(['Rivers']);
    const refusal = await server.as(teacher).refused(searchLibrary, { text: 'x'.repeat(10_000) });
    expect(refusal.problem).toBe('request.invalid');
    expect(await found('rivers '.repeat(28))).toEqual(['Rivers']);
  });
});

test('a book of words that nobody knew yet is added a few words at a time', async () => {
  const words = Array.from({ length: 450 }, (_, at) => `neverseen${at.toString(36)}x`);
  const { bank } = await makeBank(server, author, [{ question: `<p>${words.join(' ')}</p>` }]);
  await publishNow(server, author, bank.container_id);
  const counts: number[] = [];
  const { db } = server;
  const inTransaction: typeof db.inTransaction = async (work) => {
    const done = await db.inTransaction(work);
    const { count } = await db.inReadTransaction((tx) =>
      tx
        .selectFrom('search_words')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('institution_id', '=', author.institution_id)
        .executeTakeFirstOrThrow(),
    );
    counts.push(count);
    return done;
  };
  await indexWaiting({ db: { inReadTransaction: db.inReadTransaction.bind(db), inTransaction } });
  const added = counts.map((count, at) => count - (counts[at - 1] ?? 0));
  expect(counts.at(-1)).toBeGreaterThan(words.length);
  expect(Math.max(...added)).toBeLessThanOrEqual(100);
  expect(await found(words[449] ?? '')).toHaveLength(1);
});
