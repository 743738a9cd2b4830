import type { Developer } from '../common/people.ts';

/** What strangers aim at: a server, and what they have there. */
export interface Target {
  readonly port: number;
  readonly institution_id: number;
  readonly people: readonly Developer[];
  /** An empty bank of each of them. */
  readonly banks: readonly string[];
  /** The first one's bank of as many questions as there may be. */
  readonly full_bank: string;
  /** Another of theirs, of 16 MB in long questions. */
  readonly heavy_bank: string;
  /** The first one's games. */
  readonly games: readonly string[];
  /** The content ids of published banks, as large as learners get them. */
  readonly large_banks: readonly string[];
}

/** One request. */
export interface Shot {
  readonly path: string;
  readonly session_id: string;
  readonly content_type: string;
  /** In pieces: many requests share one large file. */
  readonly body: readonly Buffer[];
  /** How many bytes of the body are sent; the rest never comes. */
  readonly sends?: number;
}

/** A way to harm a server. */
export interface Attack {
  readonly name: string;
  readonly at_once: number;
  /** Told once, before the clock runs: making the bodies takes a while. */
  makeShots(target: Target): readonly Shot[] | Promise<readonly Shot[]>;
}

/** What came of an attack. */
export interface Outcome {
  readonly shots: number;
  readonly seconds: number;
  /** How often each answer came. */
  readonly answers: Readonly<Record<string, number>>;
}
