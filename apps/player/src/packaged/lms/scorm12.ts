import { cutText } from '@takhti/domain';
import { clockDuration } from './durations.ts';
import type { ScormVersion } from './scorm-session.ts';

const most_answer = 255;

/** SCORM 1.2. */
export const scorm12: ScormVersion = {
  api: 'API',
  functions: {
    initialize: 'LMSInitialize',
    getValue: 'LMSGetValue',
    setValue: 'LMSSetValue',
    commit: 'LMSCommit',
    terminate: 'LMSFinish',
  },
  elements: { status: 'cmi.core.lesson_status', time: 'cmi.core.session_time', exit: 'cmi.core.exit' },
  ended: new Set(['completed', 'passed', 'failed']),
  endedExit: '',
  duration: clockDuration,
  mostSuspended: 4096,
  score: 'cmi.core.score.raw',
  scoreOf: (percent) => percent,
  writeScore({ set }, percent) {
    set('cmi.core.score.min', '0');
    set('cmi.core.score.max', '100');
    set('cmi.core.score.raw', String(percent));
  },
  atEnd: {},
  writeAnswers({ get, set }, answers) {
    // Platforms need not take them: one that does not has no count of them.
    const count = get('cmi.interactions._count');
    if (!/^\d+$/.test(count)) return;
    answers.forEach(({ id, answer, isRight, seconds }, at) => {
      const name = `cmi.interactions.${Number(count) + at}`;
      set(`${name}.id`, id);
      set(`${name}.type`, 'fill-in');
      if (answer !== '') set(`${name}.student_response`, cutText(answer, most_answer));
      if (isRight !== null) set(`${name}.result`, isRight ? 'correct' : 'wrong');
      set(`${name}.latency`, clockDuration(seconds));
    });
  },
};
