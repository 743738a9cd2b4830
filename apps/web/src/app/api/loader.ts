/** The choice after a failed connection: try again, perhaps also cancel. */
interface RetryQuestion {
  readonly isCancelable: boolean;
  readonly answer: (again: boolean) => void;
}

/** Loader states of the specification: 0 nothing, 1 spinner, 2 retry with Cancel, 3 retry without (section 4). */
export type LoaderState = 0 | 1 | 2 | 3;

export interface Loader {
  begin(): void;
  end(): void;
  /** Asks whether to try again; resolves false when the person cancels or the signal is aborted meanwhile. */
  askRetry(isCancelable: boolean, signal: AbortSignal): Promise<boolean>;
  /** Answers every open question at once: there is one connection, so there is one dialog. */
  answer(again: boolean): void;
  state(): LoaderState;
  subscribe(listener: () => void): () => void;
}

/** The one place that knows whether something loads and whether somebody must be asked. */
export function makeLoader(): Loader {
  let running = 0;
  let questions: readonly RetryQuestion[] = [];
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    begin() {
      running += 1;
      changed();
    },
    end() {
      running -= 1;
      changed();
    },
    askRetry(isCancelable, signal) {
      return new Promise((resolve) => {
        const question: RetryQuestion = {
          isCancelable,
          answer: (again) => {
            questions = questions.filter((each) => each !== question);
            signal.removeEventListener('abort', giveUp);
            resolve(again);
            changed();
          },
        };
        const giveUp = (): void => question.answer(false);
        if (signal.aborted) return resolve(false);
        signal.addEventListener('abort', giveUp, { once: true });
        questions = [...questions, question];
        changed();
      });
    },
    answer(again) {
      for (const question of questions) if (again || question.isCancelable) question.answer(again);
    },
    state() {
      if (questions.length > 0) return questions.every((question) => question.isCancelable) ? 2 : 3;
      return running > 0 ? 1 : 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
