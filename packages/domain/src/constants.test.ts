import { describe, expect, test } from 'vitest';
import {
  contentStatuses,
  contentTypes,
  examRounds,
  examShifts,
  grades,
  isContentType,
  languages,
  limits,
  optionFormats,
  questionFormats,
  testTypes,
} from './index.ts';

describe('content types', () => {
  test.each([
    ['C-450', ['mcq']],
    ['C-451', ['video', 'document', 'e_book', 'link']],
    ['C-452', ['article', 'assignment', 'assessment']],
    ['C-453', ['ai_bot']],
    ['C-454', ['crossword', 'rumble_in_the_jumble', 'game']],
    ['C-455', ['zip', 'html_zip']],
    ['C-456', ['kampong', 'jungle_gym_primary', 'jungle_gym_classic']],
    ['C-457', ['lesson_plan']],
    ['C-458', ['competition']],
    ['C-459', ['clue_on', 'mystery_word']],
    ['C-460', ['matching', 'matching_drag_drop', 'matching_flip']],
    ['C-461', ['sorting_vertical', 'sorting']],
    ['C-462', ['non_over_classification']],
    ['C-463', ['financial_fib', 'tabular_fib']],
    ['C-464', ['puzzle', 'timor_the_turtle']],
  ])('%s %j are registered', (_id, types) => {
    for (const type of types) expect(isContentType(type)).toBe(true);
  });

  test('C-448 C-449 each has its flags and the address of its player', () => {
    for (const flags of Object.values(contentTypes)) {
      expect(flags).toEqual({
        is_offered: expect.any(Boolean) as boolean,
        plays_in_parts: expect.any(Boolean) as boolean,
        hidden_but_creatable: expect.any(Boolean) as boolean,
        searchable: expect.any(Boolean) as boolean,
        selectable: expect.any(Boolean) as boolean,
        player: expect.stringMatching(/^\/(player|generic|launch)/) as string,
        id_name: expect.stringMatching(/^(assessment|content)_id$/) as string,
        activity: expect.toBeOneOf(['assessment', 'game', null]) as string | null,
        is_scored: expect.any(Boolean) as boolean,
        is_asked_live: expect.any(Boolean) as boolean,
        counts_answers: expect.any(Boolean) as boolean,
        plays_first: expect.any(Boolean) as boolean,
        always_offers: expect.any(Array) as string[],
        needs_skill: expect.any(Boolean) as boolean,
        hides_skill_when_standalone: expect.any(Boolean) as boolean,
        exported_by: expect.stringMatching(/^(everybody|seniors)$/) as string,
        shared_in: expect.stringMatching(/^(every_place|schools_content)$/) as string,
        reviewers_get_approved: expect.any(Array) as string[],
        is_approved_from_resubmission: expect.any(Boolean) as boolean,
        reviewer_may_remove_from_own: expect.any(Boolean) as boolean,
        hidden_with: expect.toBeOneOf(['lesson_plans', 'assessments', null]) as string | null,
        undeletable_while_draft: expect.any(Boolean) as boolean,
        is_found_by_class: expect.any(Boolean) as boolean,
        items_unscored: expect.any(Boolean) as boolean,
        is_assigned_once: expect.any(Boolean) as boolean,
        is_assigned_as_is: expect.any(Boolean) as boolean,
        gives_text: expect.any(Boolean) as boolean,
        gives_captions: expect.any(Boolean) as boolean,
        is_independent_template: expect.any(Boolean) as boolean,
        is_generated: expect.any(Boolean) as boolean,
        needs_ai: expect.any(Boolean) as boolean,
      });
    }
  });

  test.each([
    ['C-465', ['voc_mcq', 'voc_crossword', 'dino_eggs']],
    ['C-466', ['martian_multiples', 'factor_monsters', 'jungle_gym']],
    ['C-467', ['crossword_primary', 'sheep_run', 'sumo_mochi']],
    ['C-468', ['fill_in_the_blank', 'competition']],
  ])('%s none of %j is offered', (_id, types) => {
    for (const type of types) expect(isContentType(type) && contentTypes[type].is_offered).toBe(false);
  });
});

test('C-473 C-474 C-475 C-476 C-477 G-564 G-565 every grade of the specification can be chosen', () => {
  const numbers = Array.from({ length: 12 }, (_each, index) => String(index + 1));
  const named = [
    'A-Level',
    'O-Level',
    'IGCSE',
    'GCSE',
    'K',
    'Pre-Nursery',
    'Nursery',
    'KG',
    'Generic',
    'Adults',
    'K-2',
    '3-5',
    '6-8',
    '9-12',
    'Secondary',
  ];
  expect(grades.toSorted()).toEqual([...numbers, ...named].toSorted());
});

test('C-478 the languages', () => {
  expect(languages).toEqual(['english', 'urdu', 'pashto', 'dari']);
});

test('C-492 the status codes', () => {
  expect(contentStatuses).toEqual(['d', 'w', 'r', 's', 'a']);
});

test('C-353 G-602 the test types', () => {
  expect(testTypes).toEqual({ default: 0, simulation: 1, past_paper: 2 });
});

test('C-1112 C-1113 C-1114 C-1115 what is said of an exam', () => {
  expect({ examShifts, examRounds, questionFormats, optionFormats }).toEqual({
    examShifts: ['day', 'evening'],
    examRounds: [1, 2],
    questionFormats: ['single', 'two_columns'],
    optionFormats: ['short', 'long'],
  });
});

test('C-1059 C-1060 C-1083 C-1088 C-1089 C-1104 intervals and limits', () => {
  expect(limits).toMatchObject({
    token_refresh_ms: 1_080_000,
    search: { min: 3, debounce_ms: 300 },
    options: { editor: 4, import: 10 },
    toast: { limit: 20, auto_close_ms: 6000 },
    timer: { default_seconds: 3600 },
    password: { min: 5, max: 50 },
    full_name: { min: 3 },
    image: { bytes: 2 * 1024 * 1024 },
  });
});

test('what was kept under a limit is still taken: limits of what people write never shrink', () => {
  const written = {
    username: { max: 120 },
    full_name: { max: 120 },
    email: { max: 254 },
    school_name: { max: 200 },
    title: { max: 200 },
    skill: { text: 500, short: 120 },
    rich_text: { max: 20_000 },
    comment: { max: 4_000 },
    anchor: { quote: 300 },
    metadata: { max: 200 },
    blanks: { max: 20, max_answers: 10, text: 200, unit: 40 },
    timer: { max_seconds: 24 * 3600 - 1 },
    assessment: { max_skills: 100, max_filters: 50 },
    play: { max_questions: 1000 },
    game: { max_rounds: 50, max_cards: 16, max_tries: 1000, text: 2_000 },
    carried: { code: 200_000 },
  } as const;
  const shrunk = Object.entries(written).flatMap(([of, least]) =>
    Object.entries(least).filter(
      ([name, value]) => !(Reflect.get(limits[of as keyof typeof written], name) >= value),
    ),
  );
  expect(shrunk).toEqual([]);
});
