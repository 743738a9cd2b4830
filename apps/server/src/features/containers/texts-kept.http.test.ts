import { createContainer, openContainer, openQuestion, saveQuestion } from '@takhti/contract';
import { limits, type ContentType } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';

let server: TestApp;
let author: TestPerson;
let skill_id: string;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  ({ skill_id } = await server.make.skill({ institution_id: author.institution_id }));
});
afterAll(() => server.close());

/** Texts as people type them that a careless hand would change: signs of several parts, joiners, and as many as fit. */
const texts = {
  'an emoji of several people': 'Families 👨‍👩‍👧‍👦 and flags 🇵🇰🇦🇫',
  'a word with a joiner': 'می‌خواهم کتاب‌ها را بخوانم',
  'marks above and below': 'قُرْآن — نَستعلیق',
  'signs of HTML': 'a < b & c > d "e" &amp; &lt;p&gt;',
  'as many emoji as fit': '😀'.repeat(limits.title.max / 2),
  'as many letters as fit': 'ن'.repeat(limits.title.max),
};

test.each(Object.entries(texts))('%s come back as typed', async (_name, title) => {
  const bank = await made('mcq', title);
  expect(bank.title).toBe(title);
  const { container_id } = bank;
  const { content_id } = await server
    .as(author)
    .ok(saveQuestion, { ...questionDoc({ metadata1: title, title }), container_id });
  expect(await server.as(author).ok(openQuestion, { content_id })).toMatchObject({ title, metadata1: title });
});

async function made(content_type: ContentType, title: string) {
  const api = server.as(author);
  const { container_id } = await api.ok(createContainer, {
    content_type,
    title,
    language: 'english',
    skill_id,
  });
  return api.ok(openContainer, { container_id });
}
