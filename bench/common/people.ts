import { standardRoles } from '@takhti/domain';
import {
  insertInstitutionOnce,
  insertUser,
  openSession,
} from '../../apps/server/src/features/account/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Db } from '../../apps/server/src/platform/db/index.ts';
import { id } from './ids.ts';

export const INSTITUTION = 1;
export const DEVELOPERS = 40;

/** Somebody of the bench's institution, logged in. */
export interface Developer {
  /** From 0. */
  readonly n: number;
  readonly user_id: string;
  readonly username: string;
  readonly session_id: string;
  readonly refresh_token: string;
}

/** Makes an institution with its developers, as many of them logged in as make calls; with one password, where it is needed. */
export async function makePeople(db: Db, callers: number, password_hash = 'none'): Promise<Developer[]> {
  return db.inTransaction(async (tx) => {
    await insertInstitutionOnce(tx, { institution_id: INSTITUTION, title: 'Bench' }, standardRoles);
    const developers: Developer[] = [];
    for (let n = 0; n < DEVELOPERS; n += 1) {
      const who = { institution_id: INSTITUTION, user_id: id('user', n), active_role: 'cd' };
      const username = `developer-${n}`;
      await insertUser(
        tx,
        {
          ...who,
          username,
          email: `${username}@example.org`,
          full_name: `Developer ${n}`,
          password_hash,
        },
        ['cd'],
      );
      if (n >= callers) continue;
      const tokens = await openSession(tx, systemClock, who);
      developers.push({ n, user_id: who.user_id, username, ...tokens });
    }
    return developers;
  });
}

/** Reviewers in these roles, each logged in; their users come after the developers. */
export async function makeReviewers(db: Db, roles: readonly string[]): Promise<Developer[]> {
  return db.inTransaction(async (tx) => {
    const reviewers: Developer[] = [];
    for (const [n, active_role] of roles.entries()) {
      const who = { institution_id: INSTITUTION, user_id: id('user', DEVELOPERS + n), active_role };
      const username = `reviewer-${n}`;
      const user = { ...who, username, email: `${username}@example.org`, full_name: `Reviewer ${n}` };
      await insertUser(tx, { ...user, password_hash: 'none' }, [active_role]);
      reviewers.push({ n, user_id: who.user_id, username, ...(await openSession(tx, systemClock, who)) });
    }
    return reviewers;
  });
}
