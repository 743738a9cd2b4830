import { addRound, gameModels, newRound } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { emptyForm, formFindings, formOf, requestOf, withLanguage } from './game-form.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const doc = gameModels.sorting.defaults(start);
const stored = { content_type: 'sorting', title: 'Seasons', language: 'urdu', json_data: doc } as const;

test('the title and language of a game are those of its container, and are saved with both', () => {
  const form = formOf(stored);
  expect(form).toMatchObject({ title: 'Seasons', language: 'urdu', questionData: [] });
  const request = requestOf({ ...form!, title: 'Months' });
  expect(request).toMatchObject({ title: 'Months', language: 'urdu' });
  expect(JSON.parse(request.json_data)).toMatchObject({ title: 'Months', language: 'urdu' });
});

test('a game that cannot be read is not taken for an empty one', () => {
  expect(formOf({ ...stored, json_data: { schema_version: 99 } })).toBeNull();
  expect(emptyForm(stored)).toMatchObject({ title: 'Seasons', questionData: [] });
});

test('G-024 a game without a title, or with a round that it does not take, is told so', () => {
  const alien = addRound(doc, newRound(doc, 'sorting', 'mcq'));
  expect(
    formFindings({ content_type: 'sorting', grade: '4' }, alien).map(({ path, message }) => [
      path.join('/'),
      message,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['title', 'document.title_required'],
      ['questionData/0/template_type', 'game.template_not_allowed'],
    ]),
  );
});

test('D-17 another language is that of every round, and takes no card away', () => {
  const game = addRound(doc, newRound(doc, 'sorting', 'sorting'));
  const [round] = withLanguage(game, 'pashto').questionData;
  expect(round).toEqual({ ...game.questionData[0], language: 'pashto' });
});

test('a round with a sentence that its grade does not read with ease warns where it stands', () => {
  const round = { ...newRound(doc, 'sorting', 'sorting'), question: 'put them in order and '.repeat(5) };
  const told = (grade: string) =>
    formFindings({ content_type: 'sorting', grade }, addRound({ ...doc, title: 'Order' }, round))
      .filter(({ message }) => message.startsWith('reading.'))
      .map(({ path }) => path.join('/'));
  expect(told('3,5')).toEqual(['questionData/0/question']);
  expect(told('8')).toEqual([]);
});
