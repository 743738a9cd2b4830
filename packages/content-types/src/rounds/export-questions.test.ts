import { expect, test } from 'vitest';
import { primaryQuestions } from './export-questions.ts';
import { addRound, newRound } from './rounds.ts';
import { gameModels } from './models.ts';
import type { GameDoc } from './round.ts';

const skill = {
  skill: 'Name the planets',
  secondary_skill: 'Order them',
  category: 'Space',
  subcategory: 'Our sky',
  mastery_topic: 'Planets',
  subject: 'Science',
};

function gameOf(language: GameDoc['language']): GameDoc {
  const start = { language, skill_id: '', subject: '', total_questions: 0 };
  const empty = gameModels.rumble_in_the_jumble.defaults(start);
  return (['mcq', 'matching', 'mcq_two_option', 'true_false'] as const).reduce(
    (doc, template) => addRound(doc, newRound(doc, 'rumble_in_the_jumble', template)),
    empty,
  );
}

test('G-249 G-250 G-251 G-252 G-256 rounds of options are exported under the names of game platforms, other rounds are not', () => {
  const [first, ...rest] = primaryQuestions(gameOf('english'), skill);
  expect(Object.keys(first ?? {}).toSorted()).toEqual([
    'Category',
    'CorrectFeedback',
    'DifficultyLevel',
    'IncorrectFeedback',
    'ListOptions',
    'MasteryTopic',
    'MetaData1',
    'MetaData2',
    'MetaData3',
    'MetaData4',
    'Question',
    'QuestionTypeId',
    'Skill',
    'Taxonomy',
    'VirtualSkill',
    'isUrdu',
  ]);
  expect(first).toMatchObject({ MetaData1: 'Concept', VirtualSkill: 'Order them', QuestionTypeId: 3 });
  for (const option of [first, ...rest].flatMap((each) => each?.ListOptions ?? []))
    expect(Object.keys(option).toSorted()).toEqual(['OptionText', 'isCorrect']);
  expect(rest.map(({ QuestionTypeId }) => QuestionTypeId)).toEqual([2, 1]);
});

test('G-253 a question in Urdu says so', () => {
  expect(primaryQuestions(gameOf('urdu'), skill).map(({ isUrdu }) => isUrdu)).toEqual([true, true, true]);
  expect(primaryQuestions(gameOf('dari'), skill)[0]?.isUrdu).toBe(false);
});
