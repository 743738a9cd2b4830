import type { listReferences as listCall, ReplyOf, RequestOf } from '@takhti/contract';
import { mayRead } from '@takhti/domain';
import { loadContainer } from '../../../features/containers/index.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listReferencesOf } from './references.queries.ts';
import { standingsOf, type Standing } from './states.ts';

type Reply = ReplyOf<typeof listCall>;

const nothing = {
  container_id: null,
  content_type: null,
  content_status: null,
  title: '',
  language: null,
  grade: '',
  subject: '',
} as const;

/**
 * The standing of the content that a document refers to, or is about to. Of content that the person may not see, only what the
 * document itself shows: that it is in it, and what became of it.
 * @throws Problem container.not_found
 */
export async function listReferences(
  tx: Tx,
  session: Session,
  { container_id, ids }: RequestOf<typeof listCall>,
): Promise<Reply> {
  const container = await loadContainer(tx, session, container_id);
  const kept = new Set(await listReferencesOf(tx, session.institution_id, container_id));
  const standings = await standingsOf(tx, container, ids);
  const records = [...standings].map(([content_id, standing]): Reply['records'][number] => ({
    content_id,
    ...shownReference(session, standing, kept.has(content_id)),
  }));
  return { records, total: records.length };
}

function shownReference(session: Session, { referred, state }: Standing, isKept: boolean) {
  if (referred && mayRead(session, referred)) {
    const { container_id, content_type, content_status, title, language, grade, subject } = referred;
    return { state, container_id, content_type, content_status, title, language, grade, subject };
  }
  return { ...nothing, state: isKept ? state : ('not_found' as const) };
}
