/** Messages of the server to a process. */
export type ToWorker =
  | { readonly kind: 'job'; readonly input: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown };

/** Messages of a process to the server. */
export type FromWorker =
  | { readonly kind: 'asks'; readonly question: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      /** The system's code, which errors lose between processes: it identifies a full disk. */
      readonly code: string | null;
    };
