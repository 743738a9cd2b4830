import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packState, unpackState, sharedWords } from './suspended.ts';

const ids = ['0197c2f0-0000-7000-8000-000000000001', 'o1', '~3~', '"'];
const words = sharedWords(ids);

test('a state comes back as it went, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ QuestionId: fc.constantFrom(...ids), Text: fc.string() })),
      (answers) => {
        const state = { seed: '~1~', state: { answers, seconds: 5 } };
        expect(unpackState(packState(state, words), words)).toEqual(state);
      },
    ),
  );
});

test('eighty answered questions have room in SCORM 1.2', () => {
  const questions = Array.from({ length: 80 }, () => crypto.randomUUID());
  const own = sharedWords([...questions, 'o1', 'o2']);
  const answers = questions.map((QuestionId) => ({ QuestionId, OptionIds: ['o2'], TimespentInSeconds: 125 }));
  const state = { answers, current: 80, flagged: questions.slice(0, 20), seconds: 9_000 };
  expect(packState({ seed: 'packaged/1', state }, own).length).toBeLessThan(4_096);
});

test.each(['', 'nonsense', '~999~', '{"a":~1~'])('a malformed suspended state is ignored: %s', (text) => {
  expect(unpackState(text, words) ?? null).toBeNull();
});
