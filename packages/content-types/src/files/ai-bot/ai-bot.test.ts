import { limits } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { aiBotModel } from './model.ts';

const facts = { total_questions: 0 };
const doc = (over: object = {}): object => ({
  schema_version: 1,
  description: '',
  name: 'Drop',
  picture: '/files/6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01',
  subject: 'Water',
  instructions: 'Be kind.',
  opening: 'Hello!',
  starters: ['Why does it rain?', ' '],
  items: [],
  daily_questions: 20,
  ...over,
});
const messages = (over: object, stage: 'save' | 'submit' = 'submit'): string[] =>
  aiBotModel.check(doc(over), stage, facts).map(({ message }) => message);

describe('C-027 an AI bot', () => {
  test('with a name, a subject and first words can be submitted', () => {
    expect(messages({})).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'bot.name_required'],
    [{ subject: '' }, 'bot.subject_required'],
    [{ opening: '' }, 'bot.opening_required'],
  ])('that lacks something is kept and not submitted: %o', (over, message) => {
    expect(messages(over, 'save')).toEqual([]);
    expect(messages(over)).toEqual([message]);
  });

  const item = { content_id: '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01', content_type: 'mcq', title: 'Water' };
  test.each([
    [{ daily_questions: 0 }, ['bot.daily']],
    [{ daily_questions: limits.ai_bot.daily.max + 1 }, ['bot.daily']],
    [{ instructions: 'a'.repeat(limits.ai_bot.instructions + 1) }, ['bot.text_long']],
    [{ starters: ['a', 'b', 'c', 'd', 'e'] }, ['bot.too_many']],
    [{ items: [item] }, ['bot.item_no_text']],
    [
      {
        items: [
          { ...item, content_type: 'article' },
          { ...item, content_type: 'article' },
        ],
      },
      ['bot.item_twice'],
    ],
  ])('says what is too much, and what is of no use: %o', (over, found) => {
    expect(messages(over, 'save')).toEqual(found);
  });

  test('shows learners neither how it is told to speak nor what it knows', () => {
    const { body } = aiBotModel.show(doc());
    expect(body).toEqual({
      kind: 'ai_bot',
      name: 'Drop',
      picture: '/files/6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01',
      subject: 'Water',
      opening: 'Hello!',
      starters: ['Why does it rain?'],
    });
  });

  test('names its picture, so that it is signed and copied', () => {
    expect(aiBotModel.mapMedia(doc(), (address) => `${address}?signed`)).toMatchObject({
      picture: '/files/6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01?signed',
    });
  });
});
