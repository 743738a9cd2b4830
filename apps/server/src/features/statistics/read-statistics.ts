import { contentTypes, type VersionStatistics } from '@takhti/domain';
import { Problem, type ReplyOf, type readStatistics as readCall } from '@takhti/contract';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../http/services.ts';
import { loadContainer, maySeeLearners } from '../containers/index.ts';
import { questionsClosedTo } from '../questions/index.ts';
import { statisticsOf } from './compute-statistics.ts';
import { listVersions } from './statistics.queries.ts';

interface Asked {
  readonly container_id: string;
  readonly publication_id?: string | undefined;
}

/**
 * How learners did in a version of a container, nothing of a type whose answers are not counted; for its owner and holders of is_export_stats.
 * Of questions whose bank is closed to them it says how hard they are, and not what is right.
 * @throws Problem container.not_found also for a version of something else, account.forbidden
 */
export async function readStatistics(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
  { container_id, publication_id }: Asked,
): Promise<ReplyOf<typeof readCall>> {
  const { container, versions } = await services.db.inReadTransaction(async (tx) => {
    const loaded = await loadContainer(tx, session, container_id);
    if (!maySeeLearners(session, loaded)) throw new Problem('account.forbidden');
    return { container: loaded, versions: await listVersions(tx, loaded.institution_id, loaded.content_id) };
  });
  const { institution_id, title, language, content_type } = container;
  const chosen =
    publication_id === undefined
      ? (versions.find(({ is_current }) => is_current === 1) ?? versions[0])
      : versions.find((version) => version.publication_id === publication_id);
  if (publication_id !== undefined && !chosen) throw new Problem('container.not_found');
  const key = chosen && { institution_id, publication_id: chosen.publication_id };
  return {
    title,
    language,
    publication_id: key?.publication_id ?? null,
    versions: versions.map((version) => ({
      publication_id: version.publication_id,
      published_on: version.published_on,
      is_current: version.is_current === 1,
    })),
    statistics:
      key && contentTypes[content_type].counts_answers
        ? await withoutClosed(services, session, await statisticsOf(services, key))
        : null,
  };
}

// Which response is right, and how each goes with the rest, is the key of a question.
async function withoutClosed(
  { db }: Pick<Services, 'db'>,
  session: Session,
  statistics: VersionStatistics | null,
): Promise<VersionStatistics | null> {
  if (statistics === null) return null;
  const { items } = statistics;
  const ids = items.map(({ question_id }) => question_id);
  const closed = await db.inReadTransaction((tx) => questionsClosedTo(tx, session, ids));
  if (closed.size === 0) return statistics;
  return {
    ...statistics,
    items: items.map((item) =>
      closed.has(item.question_id) ? { ...item, responses: [], doubts: [], is_withheld: true } : item,
    ),
  };
}
