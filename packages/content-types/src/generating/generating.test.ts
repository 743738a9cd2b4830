import { generatedTemplates, hasErrors, type GeneratedBody } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { generatingOf } from '../generating.ts';
import { gameModels } from '../rounds/models.ts';
import { toRound } from './of-rounds.ts';

const card = (text: string, to = '', is_right = false) => ({ text, to, is_right });
const words = ['Rain', 'Ice', 'Fog', 'Snow'];
const bodies: Record<(typeof generatedTemplates)[number], GeneratedBody<'rounds'>['cards']> = {
  matching: words.map((text) => card(text, `${text} means`)),
  matching_flip: words.map((text) => card(text, `${text} it`)),
  sorting: words.map((text) => card(text)),
  sorting_vertical: words.map((text) => card(text)),
  order: words.map((text) => card(text)),
  non_overlapping_classification: words.map((text, at) => card(text, at % 2 === 0 ? 'Wet' : 'Cold')),
  matching_drag_drop: words.map((text) => card(text, `${text} here`)),
  mcq: words.map((text, at) => card(text, '', at === 2)),
  mcq_short: words.map((text, at) => card(text, '', at === 2)),
  mcq_medium: words.map((text, at) => card(text, '', at === 2)),
  mcq_two_option: words.slice(0, 2).map((text, at) => card(text, '', at === 1)),
};
const bodyOf = (template: (typeof generatedTemplates)[number]): GeneratedBody<'rounds'> => ({
  template,
  question: 'What is it?',
  cards: bodies[template],
  feedback: 'Yes.',
  incorrect_feedback: 'Look again.',
});
const rumble = generatingOf('rumble_in_the_jumble');
const empty = gameModels.rumble_in_the_jumble.defaults({
  language: 'english',
  skill_id: '',
  subject: '',
  total_questions: 0,
});

describe('G-415 a proposed round', () => {
  test.each(generatedTemplates)('of the kind %s can be submitted as it is, but for pictures', (template) => {
    const findings = rumble?.findings(bodyOf(template), 'english') ?? [];
    expect(hasErrors(findings)).toBe(false);
    expect(findings.every(({ message }) => message === 'game.image_required')).toBe(true);
  });

  test('puts cards where they belong', () => {
    expect(toRound(bodyOf('non_overlapping_classification'), 'english')).toMatchObject({
      container_1: { value: 'Wet' },
      container_2: { value: 'Cold' },
      cardsData: [{ data: 'option||1' }, { data: 'option||2' }, { data: 'option||1' }, { data: 'option||2' }],
    });
    expect(toRound(bodyOf('mcq_short'), 'english')).toMatchObject({
      cardsData: [{}, {}, { text: 'Fog', isCorrect: true }, {}],
    });
  });

  test('that a person could not submit is told so', () => {
    const none = { ...bodyOf('mcq_short'), cards: words.map((text) => card(text)) };
    expect(hasErrors([...(rumble?.findings(none, 'english') ?? [])])).toBe(true);
  });

  test('is known by its name wherever it stands, and by its words when it comes again', () => {
    const kept = [{ part_id: 'one', body: bodyOf('order') }];
    const doc = rumble?.add(empty, kept, 'english');
    expect([...(rumble?.parts(doc).keys() ?? [])]).toEqual(['one']);
    expect(rumble?.pathOf(doc, 'one')).toEqual(['questionData', 0, 'question']);
    expect(rumble?.pathOf(doc, 'another')).toBeNull();
    expect(rumble?.canonicalTexts(doc)).toEqual([rumble?.canonicalTextOf(bodyOf('order'), 'english')]);
    const changed = structuredClone(doc) as { questionData: { question: string }[] };
    for (const round of changed.questionData) round.question = 'Another?';
    expect(rumble?.parts(changed).get('one')).not.toBe(rumble?.parts(doc).get('one'));
  });

  test('finds no room in a full game', () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ part_id: `${at}`, body: bodyOf('order') }));
    expect(rumble?.add(empty, many, 'english')).toBeNull();
  });
});

test('G-415 games of one kind take that kind alone, and what has no rounds of words is not generated', () => {
  expect(generatingOf('sorting_vertical')?.templates).toEqual(['sorting_vertical']);
  expect(generatingOf('crossword')?.kind).toBe('crossword');
  expect(generatingOf('financial_fib')).toBeUndefined();
  expect(generatingOf('assessment')).toBeUndefined();
});

test('C-012 a text fills an article that has none, and finds no room behind one that is as long as it may be', () => {
  const article = generatingOf('article');
  const body = { title: 'Rain', paragraphs: ['It falls.', 'It <b>flows</b>.'] };
  const doc = { schema_version: 1, article_text: '', extra_data: { offline_link: '' } };
  const kept = [{ part_id: 'one', body }];
  expect(article?.titleOf?.(kept)).toBe('Rain');
  const filled = article?.add(doc, kept, 'english');
  expect(filled).toMatchObject({ article_text: '<p>It falls.</p><p>It &lt;b&gt;flows&lt;/b&gt;.</p>' });
  expect(article?.titleOf?.([])).toBeNull();
  expect([...(article?.parts(filled).keys() ?? [])]).toEqual(['one']);
  expect(article?.pathOf(filled, 'one')).toEqual(['article_text']);
  expect(article?.pathOf(doc, 'one')).toBeNull();
  expect(article?.add({ ...doc, article_text: `<p>${'a'.repeat(99_990)}</p>` }, kept, 'english')).toBeNull();
  const blank = { ...body, paragraphs: [' '] };
  expect(article?.findings(blank, 'english').map(({ message }) => message)).toEqual([
    'article.text_required',
  ]);
  const many = { ...body, paragraphs: Array.from({ length: 30 }, () => 'a'.repeat(5_000)) };
  expect(article?.findings(many, 'english').map(({ message }) => message)).toEqual(['article.text_long']);
});
