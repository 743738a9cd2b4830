import { randomUUID } from 'node:crypto';
import { Problem, type RequestOf, type copyGame as copyCall } from '@takhti/contract';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PlayKind, Scored } from '../../types/play-kind.ts';
import { selectLaunchedPublication } from '../publications/index.ts';
import { attemptFacetOf } from './attempts/attempt-facet-of.ts';
import { playedContent } from './played-content.ts';
import { lightQuestions } from './played-questions.ts';

/**
 * Lays out a published game as for a new attempt and begins none: a browser keeps it, and says itself when one began on it (ADR 0052).
 * @throws Problem players.not_found when no game is published there, or it is closed
 */
export async function copyGame<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  files: Services['files'],
  { institution_id, content_id, gathering_id }: RequestOf<typeof copyCall>,
): Promise<{
  readonly laid: { readonly publication_id: string; readonly seed: string };
  readonly play: Play;
}> {
  const publication = await selectLaunchedPublication(tx, institution_id, content_id, gathering_id);
  const attempting = publication && attemptFacetOf(kind, publication.content_type);
  if (!attempting) throw new Problem('players.not_found');
  const seed = randomUUID();
  const ids = attempting.draw(publication, seed);
  if (ids.length === 0) throw new Problem('players.not_found');
  const { play } = kind.open(
    publication,
    await playedContent(tx, kind, publication, ids, lightQuestions),
    seed,
  );
  return {
    laid: { publication_id: publication.publication_id, seed },
    play: kind.sign(files.of(institution_id), play),
  };
}
