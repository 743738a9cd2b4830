import { modelOf } from '@takhti/content-types';
import { Problem, type openGeneric as openCall, type ReplyOf, type RequestOf } from '@takhti/contract';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { serverTypeOf } from '../../types/registry.ts';
import { signMedia } from '../media/index.ts';
import {
  listLaunchedPublications,
  selectLaunchedPublication,
  type Publication,
} from '../publications/index.ts';

/**
 * What is published of content that is opened and not attempted.
 * @throws Problem players.not_found, also for content of another type, and for content that is attempted
 */
export async function openGeneric(
  tx: Tx,
  files: Services['files'],
  { institution_id, content_id, content_type: wanted, gathering_id }: RequestOf<typeof openCall>,
): Promise<ReplyOf<typeof openCall>> {
  const publication = await selectLaunchedPublication(tx, institution_id, content_id, gathering_id);
  if (!publication) throw new Problem('players.not_found');
  const { content_type, title, language, grade, subject, json_data } = publication;
  const { use } = serverTypeOf(content_type);
  const isWanted = wanted === undefined || wanted === content_type;
  if (use.how !== 'opened' || !isWanted) throw new Problem('players.not_found');
  const shown = use.show(signMedia(files.of(institution_id), content_type, json_data));
  const gone = await listGone(tx, publication);
  const head = { content_id, content_type, title, language, grade, subject };
  return { ...head, ...shown, ...(gone.length > 0 && { gone }) };
}

/** Its gathered content that was withdrawn or closed since, by content id. */
async function listGone(
  tx: Tx,
  { institution_id, content_id, content_type, json_data }: Publication,
): Promise<string[]> {
  const references = modelOf(content_type)?.referencesOf(json_data) ?? [];
  const ids = [...new Set(references.map((reference) => reference.content_id))];
  const launched = await listLaunchedPublications(tx, institution_id, ids, content_id);
  const open = new Set(launched.map((each) => each.content_id));
  return ids.filter((id) => !open.has(id));
}
