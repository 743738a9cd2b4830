import type { Call, Problem, ReplyOf, RequestInput } from '@takhti/contract';
import type { ChangeOptions } from '../../app/api/index.ts';
import type { SaveOutcome } from '../editor/index.ts';

/** Makes a call, of which refusals that the editor shows in their own place are not told by a toast as well. */
export type Send = <C extends Call>(
  call: C,
  input: RequestInput<C>,
  options?: ChangeOptions<C>,
) => Promise<ReplyOf<C>>;

/** A document as the server has it. */
export interface Stored<Doc> {
  readonly doc: Doc;
  /** 0 for one that was never saved. */
  readonly version: number;
}

/** How what an editor holds reaches the server. */
export interface Saving<Doc> {
  /** Stores a document that was made from this version, and gives what is stored now. */
  readonly save: (send: Send, doc: Doc, version: number) => Promise<Stored<Doc>>;
  /** Keeps what was written as suggestions to the author; left out for what cannot be suggested. */
  readonly suggest?: (send: Send, doc: Doc, version: number) => Promise<{ readonly suggested: number }>;
  /** What a refusal means to the editor; null where there is nothing to do but to tell the person. */
  readonly refusal: (problem: Problem) => SaveOutcome<Doc> | null;
}
