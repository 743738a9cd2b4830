import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { selectOptionalSettings } from '../../account/index.ts';

/** A learner as a record store knows them: their name at the system that vouches for them. */
export interface Actor {
  /** The issuer of the name; null for one of our own accounts. */
  readonly vouched_by: string | null;
  readonly name: string;
  /** As people call them; empty where it is not known. */
  readonly full_name: string;
}

/** A learner of a platform; undefined for teachers, whose attempts give no marks. */
export async function selectOptionalActorAtPlatform(
  tx: Tx,
  key: { institution_id: number; launch_id: string },
): Promise<Actor | undefined> {
  return tx
    .selectFrom('lti_launches')
    .innerJoin('lti_people', (join) =>
      join
        .onRef('lti_people.institution_id', '=', 'lti_launches.institution_id')
        .onRef('lti_people.person_id', '=', 'lti_launches.person_id'),
    )
    .innerJoin('lti_platforms', (join) =>
      join
        .onRef('lti_platforms.institution_id', '=', 'lti_launches.institution_id')
        .onRef('lti_platforms.platform_id', '=', 'lti_launches.platform_id'),
    )
    .select(['lti_platforms.issuer as vouched_by', 'lti_people.sub as name', 'lti_people.full_name'])
    .where('lti_launches.institution_id', '=', key.institution_id)
    .where('lti_launches.launch_id', '=', key.launch_id)
    .where('lti_launches.is_learner', '=', 1)
    .executeTakeFirst();
}

/** The columns about an institution's signing that are read here. */
const Signing = z.looseObject({ issuer: z.string() });

/** The issuer of the tokens of an institution's LMS; null if there is none. */
export async function selectIssuer(tx: Tx, institution_id: number): Promise<string | null> {
  const settings = await selectOptionalSettings(tx, institution_id);
  return Signing.safeParse(settings?.jwt).data?.issuer ?? null;
}
