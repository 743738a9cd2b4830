import type { Refusal } from '../attempt/recorder.ts';
import type { CompletionReason, HostMessage } from './host.ts';

/** The state of an attempt that its host gets reports about. */
export interface AttemptReport {
  /** "Save and leave" was pressed, and the server has everything. */
  readonly hasLeft: boolean;
  readonly result: object | null;
  readonly reason: CompletionReason;
  readonly refusal: Refusal | null;
  /** It ended without a network, and this device keeps its answers until there is one. */
  readonly isWaiting: boolean;
}

/** The message to the host: the result (C-965) or that it waits, a bookmark (C-559), or that the learner may not continue (C-558). */
export function reportOf({ hasLeft, result, reason, refusal, isWaiting }: AttemptReport): HostMessage | null {
  if (refusal === 'unauthorized') return { type: 'close', reason: 'UNAUTHORIZED', data: null };
  if (result !== null) return { type: 'module-completed', reason, data: result };
  if (isWaiting) return { type: 'takhti-waiting' };
  return hasLeft ? { type: 'close', reason: 'BOOKMARKED', data: null } : null;
}
