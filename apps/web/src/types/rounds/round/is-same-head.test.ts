import { addRound, newRound, type GameDoc } from '@takhti/content-types/rounds';
import type { Finding } from '@takhti/domain';
import { expect, test } from 'vitest';
import { readerOf } from '../reading/reader.ts';
import { isSameHead } from './is-same-head.ts';
import type { RoundProps } from './round-props.ts';

const empty = { title: '', language: 'english', questionData: [] } as unknown as GameDoc;
const doc = addRound(empty, newRound(empty, 'rumble_in_the_jumble', 'sorting'));

function propsOf(change: object, findings: readonly Finding[] = []): RoundProps {
  const [first] = doc.questionData;
  if (!first) throw new Error('there is no round');
  const round = { ...first, ...change };
  const editor = { ...readerOf({ ...doc, questionData: [round] }, 1), edit, findings };
  return { editor, at: 0, round, container_id: 'one' } as unknown as RoundProps;
}
const edit = (): void => undefined;
const finding = (...path: (string | number)[]): Finding => ({
  path: ['questionData', 0, ...path],
  severity: 'warning',
  message: 'game.text_long',
});

test('what is written on a card leaves the head of its round as it is', () => {
  expect(isSameHead(propsOf({}), propsOf({ cardsData: [] }))).toBe(true);
  const onCard = finding('cardsData', 0, 'text');
  expect(isSameHead(propsOf({}), propsOf({ cardsData: [] }, [onCard]))).toBe(true);
});

test('texts and findings of the head are compared', () => {
  expect(isSameHead(propsOf({}), propsOf({ question: 'Which?' }))).toBe(false);
  expect(isSameHead(propsOf({}), propsOf({ preview_challenge: true }))).toBe(false);
  expect(isSameHead(propsOf({}), propsOf({}, [finding('question')]))).toBe(false);
});
