import type { Language, Result } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { playableBank } from '../bank.ts';
import { drawQuestions } from '../drawing/draw.ts';
import { noExam } from '../empty.ts';
import { toPlay } from '../play.ts';
import { score } from '../score.ts';
import { keptQuestion } from '../../question-kinds/kept.ts';
import { keptPool, poolOf } from '../../question-kinds/pool.ts';
import { answerKeyOf, inOrderOf } from '../../question-kinds/published-questions.ts';
import { keptAssessment, keptAssessmentResult, keptAssessmentState } from './kept.ts';

interface Kept {
  readonly publication: {
    readonly content_id: string;
    readonly content_type: string;
    readonly title: string;
    readonly language: Language;
    readonly grade: string;
    readonly subject: string;
    readonly json_data: unknown;
    readonly pool: unknown;
  };
  readonly questions: readonly object[];
  readonly attempts: readonly {
    readonly seed: string;
    readonly question_ids: readonly string[];
    readonly state: object;
    readonly result: Result | null;
  }[];
}

// As the server kept them: added to, never edited.
const fixtures = import.meta.glob<Kept>('./fixtures/v*/*.json', { eager: true, import: 'default' });

describe.each(Object.entries(fixtures))('%s', (_path, { publication, questions, attempts }) => {
  const doc = keptAssessment.openKept(publication.json_data);
  const published = questions.map(keptQuestion.openKept);

  test('the publication opens for ever as it was settled', () => {
    const since = { max_attempts: 0, ...noExam };
    expect(doc).toEqual({ ...since, ...(publication.json_data as object), schema_version: 3 });
    const upgraded = questions.map((question) => ({
      content_type: 'mcq',
      ...question,
      ...('blank_answers' in question && { is_strict: false }),
      schema_version: keptQuestion.schema_version,
    }));
    expect(published.map(keptQuestion.toKeep)).toEqual(upgraded);
    const { pool } = publication;
    // Pools told no version at first; the database gave them one.
    const stored = Array.isArray(pool) ? { schema_version: 1, questions: pool } : pool;
    expect(keptPool.openKept(stored).questions).toEqual(poolOf(published));
  });

  test('an attempt goes on where it was left, on the questions that it drew', () => {
    const pool = poolOf(published);
    for (const { seed, question_ids, state } of attempts) {
      const opened = keptAssessmentState.openKept(state);
      expect(keptAssessmentState.toKeep(opened)).toEqual({ schema_version: 1, ...state });
      const again =
        publication.content_type === 'assessment'
          ? drawQuestions(doc, pool, seed)
          : playableBank(pool.map((entry) => ({ ...entry, subject: '' })))?.question_ids;
      expect(again).toEqual(question_ids);
    }
  });

  test('a finished attempt is worth what it was worth', () => {
    const finished = attempts.flatMap(({ result, ...attempt }) => (result ? [{ ...attempt, result }] : []));
    expect(finished).toHaveLength(1);
    for (const { seed, question_ids, state, result } of finished) {
      const opened = keptAssessmentResult.openKept(result);
      expect(keptAssessmentResult.toKeep(opened)).toEqual({ schema_version: 1, ...result });
      const drawn = inOrderOf(question_ids, published);
      const play = toPlay({ ...publication, AssessmentId: publication.content_id }, doc, drawn, seed);
      const { finished_at } = opened;
      const again = score(play, answerKeyOf(drawn), keptAssessmentState.openKept(state));
      expect({ ...again, finished_at }).toEqual(opened);
    }
  });
});

test('the present version is among the frozen fixtures', () => {
  const versionsOf = (trees: readonly unknown[]) =>
    new Set(trees.map((tree) => (tree as { readonly schema_version?: number }).schema_version));
  const all = Object.values(fixtures);
  expect(versionsOf(all.map(({ publication }) => publication.json_data))).toContain(
    keptAssessment.schema_version,
  );
  expect(versionsOf(all.map(({ publication }) => publication.pool))).toContain(keptPool.schema_version);
  expect(versionsOf(all.flatMap(({ questions }) => questions))).toContain(keptQuestion.schema_version);
});

test('what is kept from now on tells its version, and opens as before', () => {
  const state = { answers: [], current: 0, flagged: [], seconds: 0 };
  expect(keptAssessmentState.toKeep(state)).toEqual({ ...state, schema_version: 1 });
  expect(keptAssessmentState.openKept(keptAssessmentState.toKeep(state))).toEqual(state);
});
