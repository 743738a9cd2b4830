import { competitionModel, type CompetitionDoc } from '@takhti/content-types/files';
import { uploadOf } from '@takhti/content-types/kit';
import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { DocumentOwner } from '../../../features/containers/index.ts';
import { listUploads } from '../../../features/media/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lookAtReferences } from './keep-references-in.ts';

/**
 * The document of a sent competition: its levels refer to what they may, their content is called what it is called now, and the picture
 * of its reward is light (C-769).
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepCompetition(
  tx: Tx,
  session: Session,
  sent: object,
  owner: DocumentOwner,
): Promise<CompetitionDoc> {
  const doc = competitionModel.open(sent);
  await refuseHeavyReward(tx, session, doc);
  const references = competitionModel.referencesOf(doc);
  const referred = await lookAtReferences(tx, session, references, owner);
  const known = new Map(doc.lessons.map((each) => [each.content_id, each]));
  const ids = [...new Set(references.map(({ content_id }) => content_id))];
  const lessons = ids.flatMap((content_id) => {
    const now = referred.get(content_id);
    const { content_type, title } = now ?? known.get(content_id) ?? {};
    return content_type && title !== undefined ? [{ content_id, content_type, title }] : [];
  });
  return { ...doc, lessons };
}

async function refuseHeavyReward(tx: Tx, session: Session, { coinimage }: CompetitionDoc): Promise<void> {
  const upload_id = uploadOf(coinimage);
  if (upload_id === '') return;
  const [upload] = await listUploads(tx, session.institution_id, [upload_id]);
  const bytes = upload?.bytes ?? 0;
  const max = limits.competition.reward_image;
  if (bytes <= max) return;
  const values = { max, count: bytes };
  throw new Problem('container.invalid_document', {
    fields: [{ path: ['coinimage'], severity: 'error', message: 'competition.reward_image', values }],
  });
}
