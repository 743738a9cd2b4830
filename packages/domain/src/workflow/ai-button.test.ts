import { describe, expect, test } from 'vitest';
import { aiButton, type AiFacts, type AiSubject } from './ai-button.ts';
import { contentTypes, type ContentType } from '../content-types.ts';
import { templateTypes } from '../entities/game.ts';
import { Specs } from '../entities/user.ts';
import { holderOf } from '../testing/people.ts';

const enabled = Specs.parse({ is_ai_enabled: 1 });
const facts: AiFacts = {
  subject: 'mcq',
  actor: holderOf('cd', { specs: enabled }),
  is_editing: true,
  has_generation: true,
};
const types = Object.keys(contentTypes) as ContentType[];
const subjects: readonly AiSubject[] = [...new Set<AiSubject>([...types, ...templateTypes])];
const where = (wanted: string, given: Partial<AiFacts>) =>
  subjects.filter((subject) => aiButton({ ...facts, ...given, subject }) === wanted).toSorted();

const rounds = [
  'matching',
  'matching_drag_drop',
  'matching_flip',
  'non_overlapping_classification',
  'sorting',
  'sorting_vertical',
] as const;
const ready = ['article', 'crossword', ...rounds, 'mcq'].toSorted();

describe('the button that generates', () => {
  test('C-641 C-645 G-416 G-428 is for these types and rounds, and for no other', () => {
    expect(where('ready', {})).toEqual(ready);
    expect(where('hidden', {})).toContain('assessment');
    expect(where('hidden', {})).toContain('kampong');
  });

  test('G-428 D-26 in rounds of other kinds it says that it is not available yet', () => {
    const others = templateTypes.filter((template) => !ready.includes(template));
    expect(where('unavailable', {})).toEqual(others.toSorted());
  });

  test('C-642 C-643 C-644 C-800 G-417 without the setting it stays, without use', () => {
    const without = { actor: holderOf('cd', { specs: Specs.parse({}) }) };
    expect(where('ready', without)).toEqual([]);
    expect(where('unavailable', without)).toEqual(expect.arrayContaining(ready));
  });

  test('C-644 in previews and where nothing can be edited there is none', () => {
    expect(where('hidden', { is_editing: false })).toEqual(subjects.toSorted());
  });

  test('a missing feature is offered to nobody', () => {
    expect(where('ready', { has_generation: false })).toEqual([]);
  });
});
