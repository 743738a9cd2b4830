import { reachesPerson, type Notice } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './news.queries.ts';
import { readNews, type News } from './news.ts';

const batch = 50;
/** More reviewers of one level than any institution has; without a bound one mistake in a file of people would be felt by all. */
const most_reviewers = 500;

interface Told {
  readonly institution_id: number;
  readonly topic: string;
  readonly payload: unknown;
  readonly created_on: string;
}

/**
 * Makes notifications from what the outbox holds, until nothing waits. Each batch is one transaction, so that news are
 * delivered once, whichever server does it, and after a crash too (ADR 0009).
 */
export async function deliverNews({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const deliverBatch = (): Promise<number> =>
    db.inTransaction(async (tx) => {
      await queries.lockDelivery(tx);
      const waiting = await queries.listWaitingNews(tx, batch);
      for (const told of withoutEchoes(waiting)) await deliver(tx, told);
      if (waiting.length > 0) await queries.markDelivered(tx, clock.now(), waiting);
      return waiting.length;
    });
  while ((await deliverBatch()) === batch);
}

// The reason with which something is sent back is a comment of its own; its reader need not hear of both.
function withoutEchoes<T extends Told>(waiting: readonly T[]): T[] {
  const momentOf = ({ institution_id, payload, created_on }: Told): string =>
    `${institution_id} ${String((payload as { container_id?: unknown }).container_id)} ${created_on}`;
  const moves = new Set(waiting.filter(({ topic }) => topic === 'container.moved').map(momentOf));
  return waiting.filter((told) => told.topic !== 'review.commented' || !moves.has(momentOf(told)));
}

async function deliver(tx: Tx, told: Told): Promise<void> {
  const news = readNews(told.topic, told.payload);
  if (!news) return;
  const of = { institution_id: told.institution_id, container_id: news.container_id };
  if (news.ends_waiting) await queries.deleteUnreadWaits(tx, of);
  const subject = news.notices.length > 0 ? await queries.selectOptionalSubject(tx, of) : undefined;
  if (!subject) return;
  for (const notice of news.notices) {
    const people = await peopleOf(tx, told.institution_id, notice, subject);
    await queries.insertNotifications(
      tx,
      people.map((user_id) => rowOf(told, news, notice, { user_id, title: subject.title })),
    );
  }
}

type Subject = NonNullable<Awaited<ReturnType<typeof queries.selectOptionalSubject>>>;

async function peopleOf(
  tx: Tx,
  institution_id: number,
  { audience }: Notice,
  subject: Subject,
): Promise<string[]> {
  if ('user_id' in audience) return [audience.user_id];
  // Somebody may have taken it up before the word came through.
  if (subject.content_status !== 'w' || subject.waiting_level !== audience.level) return [];
  const reviewers = await queries.listReviewersAt(tx, institution_id, audience.level, most_reviewers);
  return reviewers
    .filter((each) => reachesPerson(each, subject) && !audience.but_user_ids.includes(each.user_id))
    .map(({ user_id }) => user_id);
}

function rowOf(
  { institution_id, created_on }: Told,
  { container_id, by_user_id }: News,
  { kind, audience }: Notice,
  { user_id, title }: { user_id: string; title: string },
): queries.NewNotification {
  const level = 'level' in audience ? audience.level : null;
  return { institution_id, user_id, kind, container_id, title, level, by_user_id, created_on };
}
