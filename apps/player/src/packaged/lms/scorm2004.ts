import { cutText } from '@takhti/domain';
import { isoDuration } from './durations.ts';
import { findApi, textOf } from './find-api.ts';
import { alone, slowly, type LmsSession, type ReportedAnswer } from './lms-session.ts';

interface Scorm2004 {
  Initialize(nothing: ''): unknown;
  GetValue(name: string): unknown;
  SetValue(name: string, value: string): unknown;
  Commit(nothing: ''): unknown;
  Terminate(nothing: ''): unknown;
}

const functions = ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'] as const;
const most = { suspended: 64_000, answer: 250, question: 250 };

/** A learning platform that speaks SCORM 2004; alone where there is none. */
export function openScorm2004(here: object, now: () => number = Date.now): LmsSession {
  const api = findApi<Scorm2004>(here, 'API_1484_11', functions);
  if (api === null || String(api.Initialize('')) !== 'true') return alone;
  const began = now();
  const get = (name: string): string => textOf(api.GetValue(name));
  const set = (name: string, value: string): void => void api.SetValue(name, value);
  const commit = slowly(() => {
    set('cmi.session_time', isoDuration((now() - began) / 1000));
    api.Commit('');
  });
  const hasEnded = get('cmi.completion_status') === 'completed';
  let best = hasEnded ? Number.parseFloat(get('cmi.score.scaled')) : Number.NaN;
  if (!hasEnded) set('cmi.completion_status', 'incomplete');
  let hasLeft = false;

  return {
    isPresent: true,
    resumed: get('cmi.suspend_data'),
    return_url: '',
    keep(suspended) {
      if (hasLeft) return;
      set('cmi.suspend_data', suspended.length <= most.suspended ? suspended : '');
      set('cmi.exit', 'suspend');
      commit.soon();
    },
    finish({ score, answers }) {
      const scaled = Math.round(score * 100) / 10_000;
      if (!(best >= scaled)) {
        best = scaled;
        set('cmi.score.min', '0');
        set('cmi.score.max', '100');
        set('cmi.score.raw', String(score));
        set('cmi.score.scaled', String(scaled));
        const pass = Number.parseFloat(get('cmi.scaled_passing_score'));
        if (Number.isFinite(pass)) set('cmi.success_status', scaled >= pass ? 'passed' : 'failed');
      }
      set('cmi.completion_status', 'completed');
      set('cmi.progress_measure', '1');
      writeAnswers(get, set, answers, now());
      set('cmi.suspend_data', '');
      set('cmi.exit', 'normal');
      commit.now();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      commit.now();
      api.Terminate('');
    },
  };
}

function writeAnswers(
  get: (name: string) => string,
  set: (name: string, value: string) => void,
  answers: readonly ReportedAnswer[],
  at_ms: number,
): void {
  const count = Number.parseInt(get('cmi.interactions._count'), 10) || 0;
  // Tenths of seconds are all that the standard's instants take.
  const timestamp = new Date(at_ms).toISOString().replace(/\.\d+Z$/, 'Z');
  answers.forEach(({ id, question, answer, isRight, seconds }, at) => {
    const name = `cmi.interactions.${count + at}`;
    set(`${name}.id`, `urn:takhti:${id}`);
    set(`${name}.type`, 'fill-in');
    set(`${name}.timestamp`, timestamp);
    if (question !== '') set(`${name}.description`, cutText(question, most.question));
    if (answer !== '') set(`${name}.learner_response`, cutText(answer, most.answer));
    if (isRight !== null) set(`${name}.result`, isRight ? 'correct' : 'incorrect');
    set(`${name}.latency`, isoDuration(seconds));
  });
}
