/** The start data of the worker thread. */
export interface WorkerSettings {
  readonly folder: string;
  /** Whether a commit waits until the disk has it; off only where losing everything is fine: in tests. */
  readonly is_durable: boolean;
}

/** Bytes of PostgreSQL's wire protocol, always whole messages; or the request to close the files and end. */
export type ToWorker = { readonly kind: 'request'; readonly bytes: Uint8Array } | { readonly kind: 'close' };

export type FromWorker = { readonly kind: 'ready' } | { readonly kind: 'reply'; readonly bytes: Uint8Array };
