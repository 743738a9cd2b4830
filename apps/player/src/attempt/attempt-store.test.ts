import { describe, expect, test } from 'vitest';
import { isAttemptState } from '../types/assessments/attempt/attempt-state.ts';
import { createAttemptStore, resumedState, type TextStorage } from './attempt-store.ts';
import { emptyState } from '../types/assessments/attempt/attempt.ts';

const key = { institution_id: 98, content_id: 'a', user_id: 'u' };
const stored = { attempt_id: 'x', attempt_token: 'secret', pending: emptyState, is_finishing: false };

function makeStorage(): TextStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
}

describe('what the browser remembers of an attempt', () => {
  test('a stored attempt is read back unchanged', () => {
    const storage = makeStorage();
    createAttemptStore(() => storage, key, isAttemptState).write(stored);
    expect(createAttemptStore(() => storage, key, isAttemptState).read()).toEqual(stored);
  });

  test.each([
    { ...key, institution_id: 3 },
    { ...key, content_id: 'b' },
    { ...key, user_id: 'v' },
  ])('another content or learner has a place of their own: %j', (other) => {
    const storage = makeStorage();
    createAttemptStore(() => storage, key, isAttemptState).write(stored);
    expect(createAttemptStore(() => storage, other, isAttemptState).read()).toBeNull();
  });

  test.each(['', '{', '[]', 'null', '{"attempt_id":"x"}'])('%j is no attempt', (text) => {
    const storage = { getItem: () => text, setItem: () => undefined };
    expect(createAttemptStore(() => storage, key, isAttemptState).read()).toBeNull();
  });

  test('a state that is damaged is left out, the attempt stays', () => {
    const damaged = JSON.stringify({ ...stored, pending: { ...emptyState, answers: [{ QuestionId: 1 }] } });
    const storage = { getItem: () => damaged, setItem: () => undefined };
    expect(createAttemptStore(() => storage, key, isAttemptState).read()).toEqual({
      ...stored,
      pending: null,
    });
  });

  test('a browser that keeps nothing still plays', () => {
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const store = createAttemptStore(() => ({ getItem: refuse, setItem: refuse }), key, isAttemptState);
    expect(store.write(stored)).toBe(false);
    expect(store.read()).toBeNull();
  });
});

describe('where to go on', () => {
  const pending = { ...emptyState, current: 2, seconds: 40 };

  test('what the server has not acknowledged wins, whatever the server has', () => {
    expect(resumedState({ ...emptyState, seconds: 30 }, pending)).toEqual(pending);
  });

  test('the time that the server counted meanwhile stays', () => {
    expect(resumedState({ ...emptyState, seconds: 90 }, pending)).toEqual({ ...pending, seconds: 90 });
  });

  test('with nothing pending the state is the server’s', () => {
    expect(resumedState(pending, null)).toEqual(pending);
  });
});
