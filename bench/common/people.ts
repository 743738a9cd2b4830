import { standardRoles } from '@takhti/domain';
import {
  insertInstitutionOnce,
  insertUser,
  noPassword,
  openSession,
} from '../../apps/server/src/features/account/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Db, Tx } from '../../apps/server/src/platform/db/index.ts';
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

interface NewPerson {
  readonly institution_id: number;
  /** Everybody of the bench has a number of their own. */
  readonly n: number;
  readonly username: string;
  readonly role: string;
  readonly password_hash?: string;
}

async function addPerson(tx: Tx, { institution_id, n, username, role, password_hash }: NewPerson) {
  const who = { institution_id, user_id: id('user', n), active_role: role };
  const user = { ...who, username, email: `${username}@example.org`, full_name: username };
  await insertUser(tx, { ...user, password_hash: password_hash ?? (await noPassword()) }, [role]);
  return who;
}

/** Makes an institution with its developers, as many of them logged in as make calls; with one password, where it is needed. */
export async function makePeople(db: Db, callers: number, password_hash?: string): Promise<Developer[]> {
  return db.inTransaction(async (tx) => {
    await insertInstitutionOnce(tx, { institution_id: INSTITUTION, title: 'Bench' }, standardRoles);
    const developers: Developer[] = [];
    for (let n = 0; n < DEVELOPERS; n += 1) {
      const username = `developer-${n}`;
      const person = {
        institution_id: INSTITUTION,
        n,
        username,
        role: 'cd',
        ...(password_hash && { password_hash }),
      };
      const who = await addPerson(tx, person);
      if (n >= callers) continue;
      developers.push({ n, user_id: who.user_id, username, ...(await openSession(tx, systemClock, who)) });
    }
    return developers;
  });
}

/** Reviewers in these roles, each logged in; their users come after the developers. */
export async function makeReviewers(db: Db, roles: readonly string[]): Promise<Developer[]> {
  const people = roles.map((role, n) => ({ n: DEVELOPERS + n, username: `reviewer-${n}`, role }));
  return db.inTransaction((tx) => logIn(tx, INSTITUTION, people));
}

/** An institution of strangers in these roles, each logged in. */
export async function makeStrangers(
  tx: Tx,
  institution_id: number,
  roles: readonly string[],
): Promise<Developer[]> {
  await insertInstitutionOnce(tx, { institution_id, title: 'Strangers' }, standardRoles);
  const people = roles.map((role, n) => ({
    n: institution_id * 10_000 + n,
    username: `stranger-${n}`,
    role,
  }));
  return logIn(tx, institution_id, people);
}

async function logIn(
  tx: Tx,
  institution_id: number,
  people: readonly Pick<NewPerson, 'n' | 'username' | 'role'>[],
): Promise<Developer[]> {
  const loggedIn: Developer[] = [];
  for (const [n, person] of people.entries()) {
    const who = await addPerson(tx, { institution_id, ...person });
    const { user_id } = who;
    loggedIn.push({ n, user_id, username: person.username, ...(await openSession(tx, systemClock, who)) });
  }
  return loggedIn;
}
