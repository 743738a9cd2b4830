import { joinedDays, type readOverview, type ReplyOf } from '@takhti/contract';
import { hasRight } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { countStages } from '../../containers/index.ts';
import { countDeliveries } from '../../lms/index.ts';
import { countLateMails, countUndelivered } from '../../notifications/index.ts';
import { countWaiting } from '../../search/index.ts';
import { selectTaken } from '../../storage/index.ts';
import { listRoles } from '../people.queries.ts';
import { countHolders, countPeople } from './count-people.queries.ts';

const hour_ms = 3_600_000;
/** A daily mail goes once in 24 hours; the hour more is for those before it. */
const mail_late_ms = 25 * hour_ms;

type Overview = ReplyOf<typeof readOverview>;

/** The figures of the institution of the person who asks, and how the server is on which it lives. */
export async function readOverviewOf(
  { db, clock, condition, settings }: Pick<Services, 'db' | 'clock' | 'condition' | 'settings'>,
  session: Session,
): Promise<Overview> {
  const now = clock.now().getTime();
  const { institution_id } = session;
  const { reasons } = await condition.look();
  return db.inReadTransaction(async (tx) => ({
    people: await peopleOf(tx, institution_id, new Date(now - joinedDays * 24 * hour_ms)),
    stages: await countStages(tx, institution_id),
    storage: {
      ...(await selectTaken(tx, institution_id)),
      quota_bytes: settings.storage.quota_bytes,
    },
    mail: {
      // Addresses are confirmed just where mail can be sent.
      is_set_up: settings.confirms_sign_ups,
      late: await countLateMails(tx, institution_id, new Date(now - mail_late_ms)),
    },
    deliveries: hasRight(session, 'lms.manage') ? await countDeliveries(tx, institution_id) : null,
    jobs: {
      notifications: await countUndelivered(tx, institution_id),
      search: await countWaiting(tx, institution_id),
    },
    condition: reasons.map(({ reason }) => reason),
  }));
}

async function peopleOf(tx: Tx, institution_id: number, since: Date): Promise<Overview['people']> {
  const holders = await countHolders(tx, institution_id);
  const roles = await listRoles(tx, institution_id);
  return {
    ...(await countPeople(tx, institution_id, since)),
    roles: roles.map(({ role, title, level }) => ({ role, title, level, count: holders.get(role) ?? 0 })),
  };
}
