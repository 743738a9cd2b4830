import { createHash } from 'node:crypto';
import { standardRoles } from '@takhti/domain';
import {
  hashPassword,
  insertInstitutionOnce,
  insertUser,
  isPassword,
  openSession,
  updateSetting,
} from '../features/account/index.ts';
import type { Services } from '../http/services.ts';
import { newId } from '../platform/ids.ts';
import { insertSchools, insertSkills } from './demo.queries.ts';
import type { DemoInstitution } from './material/people.ts';
import { skills } from './material/skills.ts';

export const demoPassword = 'takhti-demo';

/** A filled-in institution: sessions of its people by login name without the institution, skills by code. */
export interface Staffed {
  readonly institution_id: number;
  readonly sessions: ReadonlyMap<string, string>;
  readonly skill_ids: ReadonlyMap<string, string>;
}

const pwd = createHash('sha256').update(demoPassword).digest('hex');

/** One hash for all demo people: argon2id for each of them would make the first start wait for seconds. */
export function hashDemoPassword(): Promise<string> {
  return hashPassword(pwd);
}

/** Whether what is stored of a password is of the demo's. */
export function isDemoPassword(stored: string): Promise<boolean> {
  return isPassword(stored, pwd);
}

/** Creates an institution with its roles, schools, people and skills. */
export async function createInstitution(
  { db, clock }: Services,
  demo: DemoInstitution,
  password_hash: string,
): Promise<Staffed> {
  const { institution_id, name, is_incognito_allowed } = demo;
  const schools = demo.schools.map((title) => ({ school_id: newId(), title }));
  const sessions = new Map<string, string>();
  const skill_ids = new Map(skills.map((skill) => [skill.skill_code, newId()]));
  await db.inTransaction(async (tx) => {
    await insertInstitutionOnce(tx, { institution_id, title: name }, standardRoles);
    const specs = { is_ai_enabled: 1 };
    await updateSetting(tx, institution_id, {
      is_incognito_allowed,
      specs,
      lms: { origins: demo.lms_origins },
    });
    await insertSchools(tx, institution_id, schools);
    for (const { username, full_name, email, roles, school_name, is_users_management } of demo.people) {
      const user_id = newId();
      const school_id = schools.find(({ title }) => title === school_name)?.school_id ?? null;
      const active_role = roles[0] ?? 'cd';
      const isManager = is_users_management;
      const flags = { is_users_management, is_view_cds: isManager, is_deletion: isManager };
      await insertUser(
        tx,
        {
          institution_id,
          user_id,
          username,
          full_name,
          email,
          password_hash,
          school_id,
          active_role,
          ...flags,
        },
        roles,
      );
      const { session_id } = await openSession(tx, clock, { institution_id, user_id, active_role });
      sessions.set(username.split('@')[0] ?? username, session_id);
    }
    await insertSkills(
      tx,
      skills.map((skill) => ({
        ...skill,
        institution_id,
        skill_id: skill_ids.get(skill.skill_code) ?? newId(),
        lms_skill_id: null,
      })),
    );
  });
  return { institution_id, sessions, skill_ids };
}
