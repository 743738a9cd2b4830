import type { NotificationKind } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { insertNotifications } from './delivery.queries.ts';
import * as queries from './talks.queries.ts';

/** More people who look after children than any institution has. */
const most_people = 500;

interface TalkNotification {
  readonly institution_id: number;
  readonly talk_id: string;
  /** The bot. */
  readonly content_id: string;
  readonly kind: Extract<NotificationKind, 'bot_worry' | 'bot_reported'>;
  /** The learner, where they have a login: they are not notified of themselves. */
  readonly except_user_id: string | null;
  readonly now: Date;
}

/**
 * Notifies everybody who may read the talks of an institution that one has to be looked at, once until they have read it. The bot's
 * author is notified of a reported answer, because the bot may have to be changed; what a child says of danger is not for authors (ADR 0037).
 * Written with the question itself, not from the outbox: a child in danger must not wait.
 */
export async function notifyOfTalk(
  tx: Tx,
  { kind, now, except_user_id, ...talk }: TalkNotification,
): Promise<void> {
  const bot = await queries.selectOptionalBot(tx, talk);
  if (!bot) return;
  const { institution_id, talk_id } = talk;
  const { container_id, title, user_id: author } = bot;
  const readers = await queries.listTalkReaders(tx, institution_id, most_people);
  const concerned = kind === 'bot_reported' ? [...readers, author] : readers;
  const notified = await queries.listNotifiedOfTalk(tx, { institution_id, talk_id }, kind);
  const people = new Set(concerned.filter((each) => each !== except_user_id && !notified.includes(each)));
  const row = { institution_id, kind, container_id, title, talk_id, level: null, by_user_id: null };
  await insertNotifications(
    tx,
    [...people].map((user_id) => ({ ...row, user_id, created_on: now.toISOString() })),
  );
}
