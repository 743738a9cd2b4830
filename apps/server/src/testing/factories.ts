import {
  standardRoles,
  type Container,
  type ContentType,
  type Language,
  type McqDoc,
  type Role,
} from '@takhti/domain';
import { insertInstitutionOnce, insertUser, noPassword, openSession } from '../features/account/index.ts';
import type { Services } from '../http/services.ts';
import { newId } from '../platform/ids.ts';
import * as insert from './factories.queries.ts';

let count = 0;

/** A number that no other call of this worker got. */
function next(): number {
  count += 1;
  return count;
}

/** A person of a test, logged in. */
export interface TestPerson {
  readonly user_id: string;
  readonly username: string;
  readonly full_name: string;
  readonly institution_id: number;
  readonly school_id: string | null;
  readonly active_role: Role;
  readonly session_id: string;
  readonly refresh_token: string;
}

const emptyDocument: Partial<Record<ContentType, object>> = { mcq: { schema_version: 1 } };

/** A question that obeys every rule, unlike any other. */
export function questionDoc(overrides: Partial<McqDoc> = {}): McqDoc {
  const n = next();
  return {
    content_type: 'mcq',
    question: `<p>How many stones are in heap ${n}?</p>`,
    option1: `<p>${n}</p>`,
    option2: `<p>${n + 1}</p>`,
    option3: `<p>${n + 2}</p>`,
    option4: `<p>${n + 3}</p>`,
    correct1: 'Y',
    correct2: 'N',
    correct3: 'N',
    correct4: 'N',
    feedback: '<p>Count them one by one.</p>',
    difficulty: 3,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: '',
    title: '',
    language: 'english',
    json_data: { schema_version: 1, incorrect_feedback: '', more_options: [] },
    ...overrides,
  };
}

/** Things for tests, each with the parents it needs; what a test is about is in its overrides. */
export function makeFactories({ db, clock }: Services) {
  async function institution(
    overrides: { institution_id?: number; settings?: object } = {},
  ): Promise<number> {
    const institution_id =
      overrides.institution_id ?? 100_000 + next() * 1000 + Math.floor(Math.random() * 1000);
    await db.inTransaction(async (tx) => {
      await insertInstitutionOnce(
        tx,
        { institution_id, title: `Institution ${institution_id}` },
        standardRoles,
      );
      if (overrides.settings) await insert.saveSettings(tx, institution_id, overrides.settings);
    });
    return institution_id;
  }

  /** A person with these roles (the first is active), logged in. */
  async function person(
    overrides: {
      institution_id?: number;
      roles?: readonly string[];
      school_id?: string;
      full_name?: string;
    } = {},
  ): Promise<TestPerson> {
    const roles = overrides.roles ?? ['cd'];
    const institution_id = overrides.institution_id ?? (await institution());
    const n = next();
    const user = {
      user_id: newId(),
      username: `person-${n}-${newId().slice(-6)}`,
      full_name: overrides.full_name ?? `Person ${n}`,
      email: `person-${n}@example.org`,
      school_id: overrides.school_id ?? null,
    };
    const active = standardRoles.find(({ role }) => role === roles[0]);
    if (!active) throw new Error(`no such role: ${roles[0]}`);
    const password_hash = await noPassword();
    return db.inTransaction(async (tx) => {
      await insertUser(tx, { ...user, institution_id, active_role: active.role, password_hash }, roles);
      const tokens = await openSession(tx, clock, {
        institution_id,
        user_id: user.user_id,
        active_role: active.role,
      });
      return { ...user, institution_id, active_role: active, ...tokens };
    });
  }

  async function skill(overrides: { institution_id: number } & Partial<insert.SkillValues>) {
    return db.inTransaction((tx) =>
      insert.insertSkill(tx, { skill_id: newId(), skill: `Skill ${next()}`, ...overrides }),
    );
  }

  /** A container of an author, by default an empty draft question bank. */
  async function container(
    overrides: { author?: TestPerson; content_type?: ContentType; language?: Language } & Partial<
      Omit<Container, 'content_type' | 'language'>
    > & { json_data?: object } = {},
  ) {
    const { author = await person(), ...values } = overrides;
    const on = values.skill_id ? undefined : await skill({ institution_id: author.institution_id });
    const type = values.content_type ?? 'mcq';
    return db.inTransaction((tx) =>
      insert.insertContainer(tx, {
        institution_id: author.institution_id,
        user_id: author.user_id,
        school_id: author.school_id,
        container_id: newId(),
        users_content_id: newId(),
        content_id: newId(),
        content_status: 'd',
        content_type: type,
        title: `Content ${next()}`,
        language: 'english',
        skill_id: on?.skill_id ?? '',
        grade: on?.grade ?? '4',
        subject: on?.subject ?? 'Mathematics',
        json_data: emptyDocument[type] ?? {},
        ...values,
      }),
    );
  }

  return { institution, person, skill, container };
}
