import { describe, expect, test } from 'vitest';
import { clockDuration, isoDuration } from './durations.ts';
import { openScorm } from './scorm-session.ts';
import { scorm12 } from './scorm12.ts';
import { scorm2004 } from './scorm2004.ts';

const outcome = {
  score: 60,
  seconds: 65,
  answers: [{ id: 'q1', question: 'Two?', answer: 'ہ'.repeat(300), isRight: null, seconds: 5 }],
};

function old(values: Record<string, string> = {}) {
  const told: string[] = [];
  const API = {
    LMSInitialize: () => 'true',
    LMSGetValue: (name: string) => values[name] ?? '',
    LMSSetValue: (name: string, value: string) => {
      values[name] = value;
      return 'true';
    },
    LMSCommit: () => told.push('commit'),
    LMSFinish: () => told.push('finish'),
  };
  return { API, values, told };
}

describe('SCORM 1.2', () => {
  test('is found around the window, or around the one that opened it', () => {
    const { API } = old();
    expect(openScorm(scorm12, { parent: { parent: { API } } }).isPresent).toBe(true);
    expect(openScorm(scorm12, { opener: { parent: { API } } }).isPresent).toBe(true);
    const closed = new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    );
    expect(openScorm(scorm12, { parent: closed, opener: null }).isPresent).toBe(false);
  });

  test('says goodbye once, and keeps nothing that it has no room for', () => {
    const { API, values, told } = old({ 'cmi.core.lesson_status': 'not attempted' });
    const lms = openScorm(scorm12, { API });
    expect(values['cmi.core.lesson_status']).toBe('incomplete');
    lms.keep('short');
    expect(values['cmi.suspend_data']).toBe('short');
    lms.keep('x'.repeat(4_097));
    expect(values['cmi.suspend_data']).toBe('');
    lms.leave();
    lms.leave();
    lms.keep('late');
    expect(values['cmi.suspend_data']).toBe('');
    expect(told).toEqual(['commit', 'finish']);
  });

  test('keeps the best score of a lesson that is played again', () => {
    const { API, values } = old({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' });
    const lms = openScorm(scorm12, { API });
    lms.finish(outcome);
    expect(values).toMatchObject({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' });
    lms.finish({ ...outcome, score: 90 });
    expect(values['cmi.core.score.raw']).toBe('90');
  });

  test('tells answers to a system that takes them, and none to another', () => {
    const without = old();
    openScorm(scorm12, { API: without.API }).finish(outcome);
    expect(Object.keys(without.values).filter((name) => name.includes('interactions'))).toEqual([]);
    const { API, values } = old({ 'cmi.interactions._count': '2' });
    openScorm(scorm12, { API }).finish(outcome);
    expect(values['cmi.interactions.2.student_response']).toHaveLength(255);
    expect(values['cmi.interactions.2.result']).toBeUndefined();
  });
});

describe('SCORM 2004', () => {
  function recent(values: Record<string, string> = {}) {
    const API_1484_11 = {
      Initialize: () => 'true',
      GetValue: (name: string) => values[name] ?? '',
      SetValue: (name: string, value: string) => {
        values[name] = value;
        return 'true';
      },
      Commit: () => 'true',
      Terminate: () => 'true',
    };
    return { API_1484_11, values };
  }

  test.each([
    ['0.5', 'passed'],
    ['0.7', 'failed'],
    ['', undefined],
  ])('judges by the passing score of the course alone: %s', (pass, success) => {
    const { API_1484_11, values } = recent({ 'cmi.scaled_passing_score': pass });
    openScorm(scorm2004, { API_1484_11 }).finish(outcome);
    expect(values['cmi.success_status']).toBe(success);
    expect(values).toMatchObject({ 'cmi.completion_status': 'completed', 'cmi.score.scaled': '0.6' });
  });
});

test('durations are written as each standard has them', () => {
  expect([0, 65.4, 3661].map(clockDuration)).toEqual(['0000:00:00.00', '0000:01:05.00', '0001:01:01.00']);
  expect(isoDuration(65.4)).toBe('PT65S');
});
