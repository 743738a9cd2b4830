import { cutText } from '@takhti/domain';
import { clockDuration } from './durations.ts';
import { findApi, textOf } from './find-api.ts';
import { alone, slowly, type LmsSession, type ReportedAnswer } from './lms-session.ts';

interface Scorm12 {
  LMSInitialize(nothing: ''): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(nothing: ''): unknown;
  LMSFinish(nothing: ''): unknown;
}

const functions = ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'] as const;
/** The most that `cmi.suspend_data` and `student_response` hold. */
const most = { suspended: 4096, answer: 255 };
const ended = new Set(['completed', 'passed', 'failed']);

/** A learning platform that speaks SCORM 1.2; alone where there is none. */
export function openScorm12(here: object, now: () => number = Date.now): LmsSession {
  const api = findApi<Scorm12>(here, 'API', functions);
  if (api === null || String(api.LMSInitialize('')) !== 'true') return alone;
  const began = now();
  const get = (name: string): string => textOf(api.LMSGetValue(name));
  const set = (name: string, value: string): void => void api.LMSSetValue(name, value);
  const commit = slowly(() => {
    set('cmi.core.session_time', clockDuration((now() - began) / 1000));
    api.LMSCommit('');
  });
  // A lesson that was ended before stays so while it is played again, and keeps its best score.
  const before = get('cmi.core.lesson_status');
  let best = ended.has(before) ? Number.parseFloat(get('cmi.core.score.raw')) : Number.NaN;
  if (!ended.has(before)) set('cmi.core.lesson_status', 'incomplete');
  let hasLeft = false;

  return {
    isPresent: true,
    resumed: get('cmi.suspend_data'),
    return_url: '',
    keep(suspended) {
      if (hasLeft) return;
      // What is too long would be refused, and an older state be gone on with.
      set('cmi.suspend_data', suspended.length <= most.suspended ? suspended : '');
      set('cmi.core.exit', 'suspend');
      commit.soon();
    },
    finish({ score, answers }) {
      if (!(best >= score)) {
        best = score;
        set('cmi.core.score.min', '0');
        set('cmi.core.score.max', '100');
        set('cmi.core.score.raw', String(score));
      }
      set('cmi.core.lesson_status', 'completed');
      writeAnswers(get, set, answers);
      set('cmi.suspend_data', '');
      set('cmi.core.exit', '');
      commit.now();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      commit.now();
      api.LMSFinish('');
    },
  };
}

// Platforms need not take them: one that does not has no count of them.
function writeAnswers(
  get: (name: string) => string,
  set: (name: string, value: string) => void,
  answers: readonly ReportedAnswer[],
): void {
  const count = get('cmi.interactions._count');
  if (!/^\d+$/.test(count)) return;
  answers.forEach(({ id, answer, isRight, seconds }, at) => {
    const name = `cmi.interactions.${Number(count) + at}`;
    set(`${name}.id`, id);
    set(`${name}.type`, 'fill-in');
    if (answer !== '') set(`${name}.student_response`, cutText(answer, most.answer));
    if (isRight !== null) set(`${name}.result`, isRight ? 'correct' : 'wrong');
    set(`${name}.latency`, clockDuration(seconds));
  });
}
