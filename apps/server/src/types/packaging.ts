import { createHash } from 'node:crypto';
import type { Item } from '@takhti/content-types/question-kinds/exchange';
import type { PackagedContent } from '@takhti/domain';
import type { Publication } from '../features/publications/index.ts';
import { jsonPieces } from '../platform/json/json-pieces.ts';
import { mapInTurns } from '../platform/work/in-turns.ts';
import type { PlayedContent, PlayKindName } from './play-kind.ts';

/** The content of one attempt, drawn by a seed. */
export interface Draw {
  readonly seed: string;
  readonly content: PlayedContent;
}

/** Facts about packaged content for the formats of other systems, however it is played. */
export interface PackagedFacts {
  /** Its questions as other programs know them: those of its first draw. */
  readonly items: readonly Item[];
  /** How many of its rounds are no questions without their boards. */
  readonly left_out: number;
  /** How many questions or rounds one attempt has. */
  readonly parts: number;
  /** Whether it is played on boards, which stay behind where its questions leave as texts. */
  readonly hasBoards: boolean;
  readonly isTimed: boolean;
  /** Whether its questions weigh differently. */
  readonly isWeighted: boolean;
  readonly limitsAttempts: boolean;
  /** Whether right answers are hidden from learners. */
  readonly hidesFeedback: boolean;
  readonly hasArticles: boolean;
  /** Whether an article of it shows a video, which needs a network. */
  readonly hasVideo: boolean;
}

/** Played content and its facts; computed on demand. */
export interface Packed {
  readonly content: PackagedContent;
  readonly facts: () => Promise<PackagedFacts>;
}

/** How published content is brought into other systems, with a player of its own or as questions. */
export interface Packaging {
  readonly kind: PlayKindName;
  /**
   * What is played, by each draw, each board once; each upload has the name that `nameOf` gives it, and shows nothing where that
   * is empty.
   */
  readonly pack: (
    publication: Publication,
    draws: readonly Draw[],
    nameOf: (upload_id: string) => string,
  ) => Promise<Packed>;
}

/**
 * Boards of draws, without those that came out like an earlier one. Each may be large, so others have their turn in between.
 * @param board what is made of one
 */
export async function distinctBoards<Board extends { readonly play: object }>(
  draws: readonly Draw[],
  board: (draw: Draw) => Board,
): Promise<Board[]> {
  const boards = new Map<string, Board>();
  for (const draw of draws) {
    const made = board(draw);
    const hash = createHash('sha256');
    await mapInTurns(jsonPieces(made.play), (piece) => void hash.update(piece));
    const key = hash.digest('base64');
    if (!boards.has(key)) boards.set(key, made);
  }
  return [...boards.values()];
}
