import { cutText } from '@takhti/domain';
import { isoDuration } from './durations.ts';
import type { ScormVersion } from './scorm-session.ts';

const most_text = 250;

const scaled = (percent: number): number => Math.round(percent * 100) / 10_000;

/** SCORM 2004. */
export const scorm2004: ScormVersion = {
  api: 'API_1484_11',
  functions: {
    initialize: 'Initialize',
    getValue: 'GetValue',
    setValue: 'SetValue',
    commit: 'Commit',
    terminate: 'Terminate',
  },
  elements: { status: 'cmi.completion_status', time: 'cmi.session_time', exit: 'cmi.exit' },
  ended: new Set(['completed']),
  endedExit: 'normal',
  duration: isoDuration,
  mostSuspended: 64_000,
  score: 'cmi.score.scaled',
  scoreOf: scaled,
  writeScore({ get, set }, percent) {
    set('cmi.score.min', '0');
    set('cmi.score.max', '100');
    set('cmi.score.raw', String(percent));
    set('cmi.score.scaled', String(scaled(percent)));
    const pass = Number.parseFloat(get('cmi.scaled_passing_score'));
    if (Number.isFinite(pass)) set('cmi.success_status', scaled(percent) >= pass ? 'passed' : 'failed');
  },
  atEnd: { 'cmi.progress_measure': '1' },
  writeAnswers({ get, set }, answers, now_ms) {
    const count = Number.parseInt(get('cmi.interactions._count'), 10) || 0;
    // Tenths of seconds are all that the standard's instants take.
    const timestamp = new Date(now_ms).toISOString().replace(/\.\d+Z$/, 'Z');
    answers.forEach(({ id, question, answer, isRight, seconds }, at) => {
      const name = `cmi.interactions.${count + at}`;
      set(`${name}.id`, `urn:takhti:${id}`);
      set(`${name}.type`, 'fill-in');
      set(`${name}.timestamp`, timestamp);
      if (question !== '') set(`${name}.description`, cutText(question, most_text));
      if (answer !== '') set(`${name}.learner_response`, cutText(answer, most_text));
      if (isRight !== null) set(`${name}.result`, isRight ? 'correct' : 'incorrect');
      set(`${name}.latency`, isoDuration(seconds));
    });
  },
};
