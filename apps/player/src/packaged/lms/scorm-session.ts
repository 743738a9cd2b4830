import { findApi, textOf } from './find-api.ts';
import { alone, slowly, type LmsSession, type ReportedAnswer } from './lms-session.ts';

/** The data that a platform keeps of a learner, by the names of its elements. */
export interface ScormData {
  readonly get: (element: string) => string;
  readonly set: (element: string, value: string) => void;
}

/** The part that differs between versions of SCORM. */
export interface ScormVersion {
  /** The object through which a package calls the platform. */
  readonly api: 'API' | 'API_1484_11';
  readonly functions: {
    readonly initialize: string;
    readonly getValue: string;
    readonly setValue: string;
    readonly commit: string;
    readonly terminate: string;
  };
  readonly elements: { readonly status: string; readonly time: string; readonly exit: string };
  /** The `status` of a lesson that was ended before. */
  readonly ended: ReadonlySet<string>;
  /** The `exit` after an attempt has ended. */
  readonly endedExit: string;
  readonly duration: (seconds: number) => string;
  /** The most that `cmi.suspend_data` holds. */
  readonly mostSuspended: number;
  /** The element of a kept score, in the unit of `scoreOf`. */
  readonly score: string;
  readonly scoreOf: (percent: number) => number;
  readonly writeScore: (data: ScormData, percent: number) => void;
  /** More fields to set when an attempt has ended. */
  readonly atEnd: Readonly<Record<string, string>>;
  readonly writeAnswers: (data: ScormData, answers: readonly ReportedAnswer[], now_ms: number) => void;
}

type Api = Record<string, (...given: string[]) => unknown>;

/** A learning platform that speaks a version of SCORM; alone where there is none. */
export function openScorm(version: ScormVersion, here: object, now: () => number = Date.now): LmsSession {
  const { functions, elements, ended } = version;
  const api = findApi<Api>(here, version.api, Object.values(functions));
  if (api === null || String(api[functions.initialize]?.('')) !== 'true') return alone;
  const began = now();
  const get = (element: string): string => textOf(api[functions.getValue]?.(element));
  const set = (element: string, value: string): void => void api[functions.setValue]?.(element, value);
  const data: ScormData = { get, set };
  const commit = slowly(() => {
    set(elements.time, version.duration((now() - began) / 1000));
    api[functions.commit]?.('');
  });
  // A lesson that was ended before stays so while it is played again, and keeps its best score.
  const hasEnded = ended.has(get(elements.status));
  let best = hasEnded ? Number.parseFloat(get(version.score)) : Number.NaN;
  if (!hasEnded) set(elements.status, 'incomplete');
  let hasLeft = false;

  return {
    isPresent: true,
    resumed: get('cmi.suspend_data'),
    return_url: '',
    keep(suspended) {
      if (hasLeft) return;
      // A too long state would be refused, and the next visit would resume an older one.
      set('cmi.suspend_data', suspended.length <= version.mostSuspended ? suspended : '');
      set(elements.exit, 'suspend');
      commit.soon();
    },
    finish({ score, answers }) {
      if (!(best >= version.scoreOf(score))) {
        best = version.scoreOf(score);
        version.writeScore(data, score);
      }
      set(elements.status, 'completed');
      for (const [element, value] of Object.entries(version.atEnd)) set(element, value);
      version.writeAnswers(data, answers, now());
      set('cmi.suspend_data', '');
      set(elements.exit, version.endedExit);
      commit.now();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      commit.now();
      api[functions.terminate]?.('');
    },
  };
}
