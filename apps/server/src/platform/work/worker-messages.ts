/** What the server says to a process. */
export type ToWorker =
  | { readonly kind: 'job'; readonly input: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown };

/** What a process says to the server. */
export type FromWorker =
  | { readonly kind: 'asks'; readonly question: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      /** What the system called it, which does not go with an error from process to process: a full disk is told by it. */
      readonly code: string | null;
    };
