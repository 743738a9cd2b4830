import { expect, test } from 'vitest';
import { countTurns } from '../../platform/work/testing/count-turns.ts';
import { passagesOf, searchableTexts } from './texts-of.ts';

test('reading a bank of long questions yields to other work', async () => {
  const said = 'of the same few words '.repeat(900);
  const passages = Array.from({ length: 400 }, (_, at) => `Question ${at} is made ${said}`);
  const content = {
    content_type: 'mcq',
    title: 'Long',
    skill: 'Reading',
    grade: '4',
    subject: 'English',
    json_data: { schema_version: 1 },
    questions: [],
  } as const;
  expect(await passagesOf(content)).toEqual([]);
  const { done: words, turns } = await countTurns(() => searchableTexts(content, passages));
  expect(words).toEqual(expect.arrayContaining(['t:long', 'question', '399', 'few']));
  expect(turns).toBeGreaterThan(5);
});
