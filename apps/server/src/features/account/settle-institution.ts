import { FlagSchema, grades, LanguageSchema, Specs } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  listRoleFlags,
  lockInstitution,
  selectOptionalSettings,
  updateHiddenRoles,
  updateSetting,
} from './institution-settings.queries.ts';
import { ReviewLevels, WantedReviewLevels } from './review-levels.ts';

/** A refused setting; its message is for the person at the terminal. */
export class CannotSettle extends Error {}

type Base = Pick<Services, 'db'>;
type Settled = Readonly<Record<string, unknown>>;

const flag = z.enum(['0', '1']).transform(Number).pipe(FlagSchema);

const isGrade = (text: string): boolean => (grades as readonly string[]).includes(text);

/** How what its people may do is written. Whether they generate follows from the service that its administrators enter. */
const ofSpecs = {
  is_excel_export: flag,
  is_share_allowed: flag,
  is_publish_lms: flag,
  is_premium_lessons: flag,
  is_independent_templates: flag,
  is_assessment_hidden: flag,
  grades: z.string().refine((list) => list === '' || list.split(',').every(isGrade)),
  language: LanguageSchema,
} as const satisfies Record<Exclude<keyof Specs, 'is_ai_enabled'>, z.ZodType>;

const ofInstitution = {
  review_levels: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(WantedReviewLevels),
  is_incognito_allowed: flag.transform((given) => given === 1),
} as const;

/**
 * Settles what an institution allows its people, how many levels its reviews have, whether visitors look around, and which roles
 * its role switch leaves out (C-409).
 * @param wanted by the names of the specification, as they were written
 * @throws CannotSettle naming what is wrong with it
 */
export async function settleInstitution(
  { db }: Base,
  institution_id: number,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const specs = read(ofSpecs, wanted);
  const own = read(ofInstitution, wanted);
  const { hidden_roles } = wanted;
  const names = [...Object.keys({ ...ofSpecs, ...ofInstitution }), 'hidden_roles'];
  const unknown = Object.keys(wanted).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CannotSettle(`There is no setting ${unknown}. There are ${names.join(', ')}.`);
  await db.inTransaction(async (tx) => {
    await lockInstitution(tx, institution_id);
    const before = await selectOptionalSettings(tx, institution_id);
    if (!before) throw new CannotSettle(`There is no institution ${institution_id}.`);
    await updateSetting(tx, institution_id, { ...own, specs: { ...before.specs, ...specs } });
    if (hidden_roles !== undefined) await hideRoles(tx, institution_id, hidden_roles);
  });
}

async function hideRoles(tx: Tx, institution_id: number, wanted: string): Promise<void> {
  const hidden = wanted === '' ? [] : wanted.split(',');
  const roles = (await listRoleFlags(tx, institution_id)).map(({ role }) => role);
  if (!hidden.every((role) => roles.includes(role)))
    throw new CannotSettle(`hidden_roles cannot be “${wanted}”.`);
  await updateHiddenRoles(tx, institution_id, hidden);
}

function read(
  schemas: Readonly<Record<string, z.ZodType>>,
  wanted: Readonly<Record<string, string>>,
): Settled {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const text = wanted[name];
      if (text === undefined) return [];
      const parsed = schema.safeParse(text);
      if (!parsed.success) throw new CannotSettle(`${name} cannot be “${text}”.`);
      return [[name, parsed.data]];
    }),
  );
}

/**
 * What counts in an institution now, by the names and in the form in which it is settled.
 * @throws CannotSettle when there is no such institution
 */
export async function readSettled({ db }: Base, institution_id: number): Promise<Record<string, string>> {
  const { settings, roles } = await db.inReadTransaction(async (tx) => ({
    settings: await selectOptionalSettings(tx, institution_id),
    roles: await listRoleFlags(tx, institution_id),
  }));
  if (!settings) throw new CannotSettle(`There is no institution ${institution_id}.`);
  const specs = Specs.parse(settings.specs ?? {});
  const names = Object.keys(ofSpecs) as (keyof typeof ofSpecs)[];
  return {
    ...Object.fromEntries(names.map((name) => [name, String(specs[name])])),
    review_levels: ReviewLevels.parse(settings.review_levels).join(','),
    is_incognito_allowed: settings.is_incognito_allowed === true ? '1' : '0',
    hidden_roles: roles.flatMap(({ role, is_hide }) => (is_hide === 1 ? [role] : [])).join(','),
  };
}
