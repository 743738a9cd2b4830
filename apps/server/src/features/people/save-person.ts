import { Problem, type createUser, type RequestOf } from '@takhti/contract';
import {
  hasAdminRole,
  managesAdministrators,
  managesUsersWith,
  needsSchool,
  personChanges,
  personFindings,
  plainName,
  splitList,
  tidyList,
  type Person,
  type PersonFinding,
  type RoleGrant,
} from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { isUniqueViolation } from '../../platform/db/sql-state.ts';
import { hashPassword, insertUser } from '../account/index.ts';
import { listAlikeUsernames } from './alike-names.queries.ts';
import * as changes from './change-people.queries.ts';
import { loadPerson, refuseAdministrator, refuseStale, requireManagers } from './guards.ts';
import * as queries from './people.queries.ts';

type Given = RequestOf<typeof createUser>;

/**
 * Creates a person or changes the named one (C-978, C-980), and writes it to their history. Open sessions see the change with
 * their next call; a new password ends them.
 * @throws Problem people.invalid with its `fields`, people.not_found, people.changed_meanwhile with the newer `person`,
 * people.own_access, people.last_manager, people.administrator
 */
export async function savePerson({ db, clock }: Services, session: Session, given: Given): Promise<Person> {
  // Outside any transaction: argon2id takes tens of milliseconds, which nobody else should wait for.
  const password_hash =
    given.password === undefined ? undefined : await hashPassword(given.password, session.user_id);
  try {
    return await db.inTransaction((tx) => save(tx, clock.now(), session, tidy(given), password_hash));
  } catch (error) {
    // Somebody of another institution took the username between the look and the write.
    if (!isUniqueViolation(error)) throw error;
    throw invalid([{ field: 'username', fault: 'username_taken' }]);
  }
}

/** The refusal of a person for what is wrong with their fields. */
export function invalid(fields: readonly PersonFinding[]): Problem {
  return new Problem('people.invalid', { fields });
}

function tidy(given: Given): Given {
  return {
    ...given,
    username: given.username.trim(),
    full_name: plainName(given.full_name),
    email: given.email.trim(),
    school_name: given.school_name.trim(),
    roles: tidyList(given.roles),
    grades_access: tidyList(given.grades_access),
    subjects_access: tidyList(given.subjects_access),
  };
}

async function save(
  tx: Tx,
  now: Date,
  session: Session,
  given: Given,
  password_hash: string | undefined,
): Promise<Person> {
  const { institution_id } = session;
  await queries.lockPeople(tx, institution_id);
  const before = given.user_id === undefined ? undefined : await loadPerson(tx, session, given.user_id);
  const roles = await queries.listRoles(tx, institution_id);
  if (before) refuseAdministrator(session, before, roles);
  if (before) refuseStale(before, given.version);
  const findings = await findingsOf(tx, session, given, before, roles);
  if (findings.length > 0) throw invalid(findings);
  const user_id = before?.user_id ?? newId();
  const key = { institution_id, user_id };
  const values = { ...valuesOf(given), ...(await schoolOf(tx, institution_id, given)) };
  const codes = splitList(given.roles);
  if (before) {
    refuseOwnLoss(session, before, given, roles);
    await changes.updatePerson(tx, key, before.version, {
      ...values,
      ...(password_hash && { password_hash }),
    });
    await changes.replaceRoles(tx, key, codes);
    if (password_hash) await changes.endSessions(tx, key);
    await requireManagers(tx, institution_id);
  } else {
    await insertUser(
      tx,
      { ...key, ...values, password_hash: password_hash ?? '', active_role: codes[0] ?? '' },
      codes,
    );
  }
  const after = await loadPerson(tx, session, user_id);
  await changes.insertHistory(tx, [
    {
      ...key,
      by_user_id: session.user_id,
      by_role: session.active_role.title,
      action: before ? 'changed' : 'made',
      changes: personChanges(before, after, before !== undefined && password_hash !== undefined),
      created_on: now,
    },
  ]);
  return after;
}

async function findingsOf(
  tx: Tx,
  session: Session,
  given: Given,
  before: Person | undefined,
  roles: readonly RoleGrant[],
): Promise<PersonFinding[]> {
  const { username, email, password } = given;
  const findings = personFindings(
    given,
    roles.map(({ role }) => role),
  );
  if (!managesAdministrators(session.active_role) && hasAdminRole(splitList(given.roles), roles))
    findings.push({ field: 'roles', fault: 'roles_forbidden' });
  if (!before && password === undefined) findings.push({ field: 'password', fault: 'password_required' });
  // A session that was left open or lost must not change its person's password without the old one.
  if (before?.user_id === session.user_id && password !== undefined)
    findings.push({ field: 'password', fault: 'own_password' });
  const except = before?.user_id ?? null;
  const takenNames = await queries.listTakenUsernames(tx, [username], except);
  if (takenNames.size > 0) findings.push({ field: 'username', fault: 'username_taken' });
  // A name that somebody has stays, no matter what others came since.
  const isNew = before?.username !== username;
  const alike = isNew ? await listAlikeUsernames(tx, session.institution_id, [username], except) : null;
  if (alike && alike.size > 0) findings.push({ field: 'username', fault: 'username_alike' });
  const takenEmails = await queries.listTakenEmails(tx, session.institution_id, [email], except);
  if (takenEmails.size > 0) findings.push({ field: 'email', fault: 'email_taken' });
  if (!(await isSchoolKnown(tx, session.institution_id, given)))
    findings.push({ field: 'school_name', fault: 'school_unknown' });
  return findings;
}

async function isSchoolKnown(tx: Tx, institution_id: number, given: Given): Promise<boolean> {
  if (given.is_new_school === 1) return true;
  const { update_school_id: school_id, school_name, roles } = given;
  // A name alone chooses nothing; that it is missing has been said by then.
  if (school_id === null) return school_name === '' || !needsSchool(splitList(roles));
  return (await changes.selectOptionalSchool(tx, institution_id, { school_id })) !== undefined;
}

// A new school of a name that is there already is that school: two of one name would tear their people apart.
async function schoolOf(
  tx: Tx,
  institution_id: number,
  { is_new_school, update_school_id, school_name }: Given,
): Promise<{ school_id: string | null }> {
  if (is_new_school === 0) return { school_id: update_school_id };
  if (school_name === '') return { school_id: null };
  const known = await changes.selectOptionalSchool(tx, institution_id, { title: school_name });
  return { school_id: known?.school_id ?? (await changes.insertSchool(tx, institution_id, school_name)) };
}

function valuesOf(given: Given): Omit<changes.PersonValues, 'school_id' | 'password_hash'> {
  const { username, full_name, email, grades_access, subjects_access } = given;
  const { is_users_management, is_view_cds, is_deletion } = given;
  return {
    username,
    full_name,
    email,
    grades_access,
    subjects_access,
    is_users_management,
    is_view_cds,
    is_deletion,
  };
}

// An administrator who takes their own access away cannot give it back.
function refuseOwnLoss(session: Session, before: Person, given: Given, roles: readonly RoleGrant[]): void {
  if (before.user_id !== session.user_id) return;
  const held = splitList(given.roles);
  const kept = roles.filter(({ role }) => held.includes(role));
  if (!managesUsersWith(kept, given.is_users_management)) throw new Problem('people.own_access');
}
