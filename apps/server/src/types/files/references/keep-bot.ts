import { aiBotModel, type AiBotDoc } from '@takhti/content-types/files';
import type { DocumentOwner } from '../../../features/containers/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lookAtReferences } from './keep-references-in.ts';

/**
 * The document of a sent AI bot: it knows what they may see, and that is called what it is called now.
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepBot(
  tx: Tx,
  session: Session,
  sent: object,
  owner: DocumentOwner,
): Promise<AiBotDoc> {
  const doc = aiBotModel.open(sent);
  const byId = await lookAtReferences(tx, session, aiBotModel.referencesOf(doc), owner);
  const items = doc.items.map((item) => {
    const { content_type, title } = byId.get(item.content_id) ?? item;
    return { ...item, content_type, title };
  });
  return { ...doc, items };
}
