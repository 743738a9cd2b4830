import type { ImportFinding } from '@takhti/contract';
import type { QuestionDoc } from '@takhti/domain';
import type { MadeBy } from '../made-by.ts';
import type { Place } from './finding.ts';

/** Pictures by the addresses under which texts show them. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;

/** A question that a file may hold, with what is wrong with it: right ones have no findings. */
export interface Candidate {
  /** The parsed question; null if nothing could be read. */
  readonly doc: QuestionDoc | null;
  readonly place: Place;
  readonly findings: readonly ImportFinding[];
  /** Content of the format that a bank cannot store. */
  readonly lost: readonly ImportFinding[];
  /** The pictures that the file brings along, by the addresses under which the question shows them. */
  readonly pictures?: PictureBytes;
  /** The model that made or changed it, from the file. */
  readonly madeBy?: MadeBy;
  /** A text was too long, so that only its beginning is known. */
  readonly isCut: boolean;
}

/** The content of a file; findings of the file as a whole keep all of it out. */
export interface ReadFile {
  readonly findings: readonly ImportFinding[];
  readonly candidates: readonly Candidate[];
}
