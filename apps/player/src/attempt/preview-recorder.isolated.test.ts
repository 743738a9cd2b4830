import { score } from '@takhti/content-types/assessments';
import type { AttemptState, Result } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { withKey } from '../types/assessments/page/preview-message.ts';
import { choosing } from '../testing/choosing.ts';
import { idOf, makePlay } from '../testing/make-play.ts';
import { emptyState, reduceAttempt, startAttempt, stateOf } from '../types/assessments/attempt/attempt.ts';
import { createPreviewRecorder } from './preview-recorder.ts';
import type { RecorderEvents } from './recorder.ts';

const key = [
  { QuestionId: idOf(1), OptionIds: ['o1'] },
  { QuestionId: idOf(2), OptionIds: ['o1', 'o2'] },
  { QuestionId: idOf(3), OptionIds: ['o1'] },
];

afterEach(() => vi.unstubAllGlobals());

test('C-557 a preview sends no call, keeps nothing, and answers with the figures of the server', () => {
  const call = vi.fn<() => void>();
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('localStorage', { getItem: call, setItem: call });
  const onFinished = vi.fn<RecorderEvents<Result>['onFinished']>();
  const play = makePlay();
  const recorder = createPreviewRecorder((given: AttemptState) => score(play, key, given), { onFinished });

  const first = startAttempt(withKey({ play, answer_key: key }), emptyState);
  const chosen = reduceAttempt(first, choosing(first, 'o1'));
  const second = reduceAttempt(chosen, { type: 'next' });
  const attempt = reduceAttempt(second, choosing(second, 'o1'));
  const state = stateOf(attempt);
  recorder.record(state);
  recorder.keep(state);
  recorder.flush();
  recorder.leave(state);
  recorder.finish(state);

  expect(call).not.toHaveBeenCalled();
  expect(onFinished).toHaveBeenCalledExactlyOnceWith(score(play, key, state));
  expect(onFinished.mock.lastCall?.[0]).toMatchObject({
    TotalQuestions: 3,
    CorrectQuestions: 1,
    QuestionsData: [{ status: 'c' }, { status: 'i' }, { status: 'n' }],
  });
});
