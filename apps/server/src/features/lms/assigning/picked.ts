import { Problem } from '@takhti/contract';
import {
  pickedContent,
  playerPathOf,
  testTypes,
  whyNotPick,
  type ContainerRow,
  type PickedContent,
} from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listContent } from '../../library/index.ts';
import { listPublishedDocuments } from '../../publications/index.ts';
import { listLmsContentIds } from './picked.queries.ts';

/**
 * Picked content as another system gets it.
 * @throws Problem lms.not_pickable when some of it is not published, closed or gone; lms.one_assignment
 */
export async function readPicked(
  tx: Tx,
  { settings: { public_url } }: Pick<Services, 'settings'>,
  session: Session,
  content_ids: readonly string[],
): Promise<PickedContent[]> {
  const wanted = [...new Set(content_ids)];
  const { records } = await listContent(tx, session, wanted);
  if (records.length < wanted.length || records.some(({ is_closed }) => is_closed === 1))
    throw new Problem('lms.not_pickable');
  requireTogether(records);
  const ids = await listLmsContentIds(tx, session.institution_id, wanted);
  const contents: PickedContent[] = [];
  const documents = await listPublishedDocuments(tx, records);
  for (const item of records) {
    const { content_id, content_type, institution_id } = item;
    const doc = documents.get(content_id);
    if (!doc) throw new Problem('lms.not_pickable');
    contents.push(
      pickedContent({
        item,
        sub_type: subTypeIn(doc),
        lms_content_id: ids.get(content_id) ?? '',
        player_path: playerPathOf({ content_id, content_type, institution_id }),
        public_url,
      }),
    );
  }
  return contents;
}

function requireTogether(records: readonly ContainerRow[]): void {
  const before: ContainerRow[] = [];
  for (const record of records) {
    if (whyNotPick(before, record) === 'one_assignment') throw new Problem('lms.one_assignment');
    before.push(record);
  }
}

/** The kind of content, from its document: a special assessment names its kind of test. */
function subTypeIn(doc: object): string {
  const kind = 'assessment_type' in doc ? doc.assessment_type : testTypes.default;
  const [name] = Object.entries(testTypes).find(([, number]) => number === kind) ?? [];
  return name === undefined || kind === testTypes.default ? '' : name;
}
