import { createHash } from 'node:crypto';
import { Problem, type PeopleFinding } from '@takhti/contract';
import {
  hasAdminRole,
  limits,
  managesAdministrators,
  personChanges,
  splitList,
  type RoleGrant,
} from '@takhti/domain';
import type { FileWork, IncomingFile, OutgoingFile, Report } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Work } from '../../platform/work/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { isUniqueViolation } from '../../platform/db/sql-state.ts';
import { readTable, tableFile } from '../../platform/spreadsheet/index.ts';
import { hashPassword } from '../account/index.ts';
import * as changes from './change-people.queries.ts';
import { listAlikeUsernames } from './alike-names.queries.ts';
import * as queries from './people.queries.ts';
import { columns, findingAt, readPeople, type FilePerson } from './read-people.ts';

type Base = Pick<Services, 'db' | 'clock'>;

/** The file of the call, with what its work needs. */
interface UploadedFile {
  readonly file: IncomingFile;
  readonly work: Work;
  readonly report: Report;
}

// As many as the threads that hash: more would only wait for them.
const hashedAtOnce = 4;

interface HashedPerson extends FilePerson {
  readonly password_hash: string;
}

/**
 * Makes the people of a file, all of them or none; how many there were (C-977, C-980). Everything is checked before any
 * password is hashed, which takes most of the time, and what others may have taken meanwhile once more before it is written.
 * @throws Problem request.too_heavy, people.upload_unreadable, people.upload_refused with its first `findings` and
 * their `total`
 */
export async function uploadPeople(
  { db, clock }: Base,
  session: Session,
  { file, work, report }: UploadedFile,
): Promise<number> {
  report({ phase: 'reading', done: 0, total: 0 });
  const rows = await readTable(work, file.path, limits.people_import.bytes);
  if (rows === null) throw new Problem('people.upload_unreadable');
  const people = await db.inReadTransaction(async (tx) => {
    const roles = await queries.listRoles(tx, session.institution_id);
    const read = readPeople(
      rows,
      roles.map(({ role }) => role),
    );
    const taken = await findTaken(tx, session, read.people);
    const forbidden = findForbidden(session, read.people, roles);
    refuse([...read.findings, ...forbidden, ...taken].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)));
    return read.people;
  });
  const hashed = await hashAll(people, session.user_id, report);
  try {
    return await db.inTransaction((tx) => writeAll(tx, clock.now(), session, hashed));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Taken in another institution at the same moment: the next check finds whose name it is.
    refuse(await db.inReadTransaction((tx) => findTaken(tx, session, people)));
    throw error;
  }
}

function refuse(findings: readonly PeopleFinding[]): void {
  if (findings.length === 0) return;
  throw new Problem('people.upload_refused', {
    findings: findings.slice(0, limits.reported_findings.max),
    total: findings.length,
  });
}

function findForbidden(
  { active_role }: Session,
  people: readonly FilePerson[],
  roles: readonly RoleGrant[],
): PeopleFinding[] {
  if (managesAdministrators(active_role)) return [];
  return people
    .filter((person) => hasAdminRole(splitList(person.roles), roles))
    .map((person) => findingAt(person, 'roles', 'roles_forbidden'));
}

async function findTaken(
  tx: Tx,
  { institution_id }: Session,
  people: readonly FilePerson[],
): Promise<PeopleFinding[]> {
  const given = people.map(({ username }) => username);
  const usernames = await queries.listTakenUsernames(tx, given, null);
  const alike = await listAlikeUsernames(tx, institution_id, given, null);
  const emails = await queries.listTakenEmails(
    tx,
    institution_id,
    people.map(({ email }) => email),
    null,
  );
  return people.flatMap((person) => [
    ...(usernames.has(person.username.toLowerCase())
      ? [findingAt(person, 'username', 'username_taken')]
      : []),
    ...(alike.has(person.username.toLowerCase()) ? [findingAt(person, 'username', 'username_alike')] : []),
    ...(emails.has(person.email.toLowerCase()) ? [findingAt(person, 'email', 'email_taken')] : []),
  ]);
}

async function hashAll(people: readonly FilePerson[], by: string, report: Report): Promise<HashedPerson[]> {
  const hashed: HashedPerson[] = [];
  for (let from = 0; from < people.length; from += hashedAtOnce) {
    report({ phase: 'saving', done: from, total: people.length });
    const next = people.slice(from, from + hashedAtOnce);
    hashed.push(...(await Promise.all(next.map((person) => hashOne(person, by)))));
  }
  return hashed;
}

async function hashOne(person: FilePerson, by: string): Promise<HashedPerson> {
  // As a browser would have sent it.
  const pwd = createHash('sha256').update(person.password.normalize('NFC')).digest('hex');
  return { ...person, password_hash: await hashPassword(pwd, by) };
}

async function writeAll(
  tx: Tx,
  now: Date,
  session: Session,
  people: readonly HashedPerson[],
): Promise<number> {
  const { institution_id } = session;
  await queries.lockPeople(tx, institution_id);
  refuse(await findTaken(tx, session, people));
  const schools = await schoolsOf(tx, institution_id, people);
  const written = people.map((person) => {
    const { row: _row, password: _password, roles, school_name, ...values } = person;
    const codes = splitList(roles);
    const school_id = schools.get(school_name.toLowerCase()) ?? null;
    const user = { ...values, institution_id, user_id: newId(), school_id, active_role: codes[0] ?? '' };
    return { user, roles: codes, changes: personChanges(undefined, person, false) };
  });
  await changes.insertPeople(tx, written);
  const by = { by_user_id: session.user_id, by_role: session.active_role.title, created_on: now };
  await changes.insertHistory(
    tx,
    written.map(({ user: { user_id }, changes: made }) => ({
      institution_id,
      user_id,
      ...by,
      action: 'imported' as const,
      changes: made,
    })),
  );
  return written.length;
}

// By name, in lower case: the school that is there, or a new one, once for all of its people.
async function schoolsOf(
  tx: Tx,
  institution_id: number,
  people: readonly FilePerson[],
): Promise<ReadonlyMap<string, string>> {
  const schools = new Map<string, string>();
  for (const { school_name: title } of people) {
    const key = title.toLowerCase();
    if (title === '' || schools.has(key)) continue;
    const known = await changes.selectOptionalSchool(tx, institution_id, { title });
    schools.set(key, known?.school_id ?? (await changes.insertSchool(tx, institution_id, title)));
  }
  return schools;
}

/** A file of people to fill in. Its roles are those every institution starts with. */
export async function writeTemplate(fileWork: FileWork, format: 'csv' | 'xlsx'): Promise<OutgoingFile> {
  const examples = [
    [
      'amina.karimi',
      'change-me-1',
      'Amina Karimi',
      'amina.karimi@school.example',
      'cd;cr1',
      '4;5;6',
      'ALL',
      'Model School',
      'no',
      'no',
      'no',
    ],
    [
      'yusuf.khan',
      'change-me-2',
      'Yusuf Khan',
      'yusuf.khan@school.example',
      'cr3',
      'ALL',
      'Mathematics;Science',
      '',
      'yes',
      'yes',
      'yes',
    ],
  ];
  return tableFile(fileWork, [Object.values(columns), ...examples], {
    name: 'users',
    sheet: 'Users',
    format,
  });
}
