import type { Result } from '@takhti/domain';
import { describe, expect, test, vi } from 'vitest';
import { hostOf, messageTargets } from './host.ts';
import { reportOf, type AttemptReport } from './report.ts';

const own = 'https://takhti.example';
const running: AttemptReport = {
  hasLeft: false,
  result: null,
  reason: 'FINISHED',
  refusal: null,
  isWaiting: false,
};
const result = { TotalQuestions: 3 } as Result;

describe('where messages go', () => {
  test('C-967 to ourselves when we led here', () => {
    expect(messageTargets(`${own}/dashboard`, own, ['https://lms.example'])).toEqual([own]);
  });

  test('C-967 to the origin on the list that led here', () => {
    const list = ['https://lms.example', 'https://other.example'];
    expect(messageTargets('https://other.example/course/1', own, list)).toEqual(['https://other.example']);
  });

  test('C-967 to the list when an unknown origin, or nobody, led here', () => {
    const list = ['https://lms.example', 'https://other.example/ignored/path'];
    const all = ['https://lms.example', 'https://other.example'];
    expect(messageTargets('https://evil.example/', own, list)).toEqual(all);
    expect(messageTargets('', own, list)).toEqual(all);
  });

  test('C-967 to ourselves without a list; never to everybody', () => {
    expect(messageTargets('https://evil.example/', own, [])).toEqual([own]);
    expect(messageTargets('', own, ['*', 'null', 'nonsense'])).toEqual([own]);
  });
});

describe('the windows that listen', () => {
  test('C-965 C-966 every message reaches the opener and the embedding page at each target', () => {
    const opener = { postMessage: vi.fn<(message: unknown, targetOrigin: string) => void>() };
    const parent = { postMessage: vi.fn<(message: unknown, targetOrigin: string) => void>() };
    const host = hostOf({ opener, parent }, [own]);
    const message = { type: 'close', reason: 'COMPLETED', data: null } as const;
    host.send(message);
    expect(host.isPresent).toBe(true);
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(message, own);
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(message, own);
  });

  test('C-967 a message before the origins are known is queued', async () => {
    const opener = { postMessage: vi.fn<(message: unknown, targetOrigin: string) => void>() };
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const host = hostOf({ opener, parent: null }, promise);
    host.send({ type: 'close', reason: 'BOOKMARKED', data: null });
    expect(opener.postMessage).not.toHaveBeenCalled();
    resolve([own]);
    await promise;
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'close', reason: 'BOOKMARKED', data: null },
      own,
    );
  });

  test('a window of its own talks to nobody', () => {
    const postMessage = vi.fn<() => void>();
    const here: { opener: null; parent: unknown } = { opener: null, parent: null };
    here.parent = Object.assign(here, { postMessage });
    const host = hostOf(here, [own]);
    host.send({ type: 'takhti-preview-ready' });
    expect(host.isPresent).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('what the host is told', () => {
  test('nothing while the attempt runs', () => {
    expect(reportOf(running)).toBeNull();
  });

  test('C-559 a close message BOOKMARKED after a bookmark', () => {
    expect(reportOf({ ...running, hasLeft: true })).toEqual({
      type: 'close',
      reason: 'BOOKMARKED',
      data: null,
    });
  });

  test('that the end of it waits for a connection to the server, until there is a result', () => {
    expect(reportOf({ ...running, isWaiting: true })).toEqual({ type: 'takhti-waiting' });
    expect(reportOf({ ...running, isWaiting: true, result })).toMatchObject({ type: 'module-completed' });
  });

  test('C-558 a close message UNAUTHORIZED after an unauthorized save', () => {
    expect(reportOf({ ...running, refusal: 'unauthorized' })).toEqual({
      type: 'close',
      reason: 'UNAUTHORIZED',
      data: null,
    });
  });

  test.each(['FINISHED', 'TIME_UP', 'PREVIEW'] as const)(
    'C-965 module-completed with the result, and the reason %s',
    (reason) => {
      expect(reportOf({ ...running, result, reason })).toEqual({
        type: 'module-completed',
        reason,
        data: result,
      });
    },
  );
});
