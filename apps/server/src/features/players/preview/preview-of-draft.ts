import { Problem } from '@takhti/contract';
import { hasRight } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayedContent } from '../../../types/play-kind.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { showingOwnMedia } from '../../media/index.ts';
import { loadStateAt } from '../../revisions/index.ts';

interface DraftPreview {
  /** Shows it as it was right after this entry of its history; left out: as it is now. */
  readonly history_id: string | undefined;
  /** Seeds the random draw. */
  readonly seed: string;
  /** No more questions than this are shown; left out for all. */
  readonly most?: number;
}

/**
 * A draft as it would be played, without files of another institution: their addresses would be signed.
 * The history of published content shows former drafts: only those who write and review may see it.
 * @throws Problem history.not_found, container.invalid_document
 */
export async function previewOfDraft(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  { history_id, seed, most }: DraftPreview,
): Promise<PlayedContent> {
  const type = serverTypeOf(container.content_type);
  if (history_id !== undefined && !hasRight(session, 'container.read'))
    throw new Problem('history.not_found');
  const past =
    history_id === undefined
      ? null
      : await loadStateAt(tx, container, await type.questions.list(tx, container), history_id);
  const doc = past?.container.json_data ?? container.json_data;
  const json_data = await showingOwnMedia(tx, container.institution_id, container.content_type, doc);
  return type.preview(tx, session, { ...container, json_data }, { past, seed, most });
}
