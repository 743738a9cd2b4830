/** One answer as reported to another system. */
export interface ReportedAnswer {
  /** Of the question; letters, digits and dashes alone. */
  readonly id: string;
  /** The prompt, as plain text. */
  readonly question: string;
  /** The answer, as plain text. */
  readonly answer: string;
  /** Null where nothing was answered. */
  readonly isRight: boolean | null;
  readonly seconds: number;
}

/** The outcome of an attempt as reported to another system. */
export interface Outcome {
  /** In percent. */
  readonly score: number;
  readonly seconds: number;
  readonly answers: readonly ReportedAnswer[];
}

/** The system that a package was opened in, for as long as its page is open. */
export interface LmsSession {
  /** Whether there is one at all: a package can also be opened by itself. */
  readonly isPresent: boolean;
  /** The stored state of the last visit; empty for none. */
  readonly resumed: string;
  /** The address to return to; empty if the system closes the page itself. */
  readonly return_url: string;
  /** Keeps where the learner is. */
  keep(suspended: string): void;
  /** Reports how an attempt ended. */
  finish(outcome: Outcome): void;
  /** The page closes; called once. */
  leave(): void;
}

/** A package that was opened by no LMS: it plays, and reports nothing. */
export const alone: LmsSession = {
  isPresent: false,
  resumed: '',
  return_url: '',
  keep: () => undefined,
  finish: () => undefined,
  leave: () => undefined,
};

const COMMIT_PAUSE_MS = 10_000;

/** Commits what was kept: at most every ten seconds, for each commit is a request of the whole record. */
export function slowly(commit: () => void): { soon: () => void; now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    commit();
  };
  return {
    soon: () => {
      timer ??= setTimeout(now, COMMIT_PAUSE_MS);
    },
    now,
  };
}
