import {
  Problem,
  type ReplyOf,
  type RequestOf,
  type listLtiPlatforms,
  type saveLtiPlatform,
} from '@takhti/contract';
import { ltiLimits } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import { lockNamed, type Tx } from '../../../../platform/db/index.ts';
import { isUniqueViolation } from '../../../../platform/db/sql-state.ts';
import { newId } from '../../../../platform/ids.ts';
import { selectNewestKey } from '../keys/keys.queries.ts';
import { toolAddresses } from '../tool-addresses.ts';
import * as queries from './platforms.queries.ts';

/** The platforms of an institution, and what they have to know of it. */
export async function describePlatforms(
  tx: Tx,
  { settings }: Pick<Services, 'settings'>,
  { institution_id }: Pick<Session, 'institution_id'>,
): Promise<ReplyOf<typeof listLtiPlatforms>> {
  const platforms = await queries.listPlatforms(tx, institution_id);
  const key = await selectNewestKey(tx, institution_id);
  const { login, launch, keys } = toolAddresses(settings, institution_id);
  return {
    platforms: platforms.map(({ institution_id: _of, ...platform }) => platform),
    tool: { login, launch, keys },
    key_made_on: key?.created_on ?? null,
  };
}

/**
 * Registers a platform, or changes one.
 * @throws Problem lti.platform_taken, lti.platform_not_found, lti.too_many, lms.changed_meanwhile
 */
export async function savePlatform(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { institution_id }: Pick<Session, 'institution_id'>,
  {
    platform_id,
    platform,
    version,
  }: Pick<RequestOf<typeof saveLtiPlatform>, 'platform_id' | 'platform' | 'version'>,
): Promise<{ platform_id: string }> {
  try {
    return await db.inTransaction(async (tx) => {
      if (platform_id === null) {
        await requireRoom(tx, institution_id);
        const key = { institution_id, platform_id: newId() };
        const isNew = await queries.insertPlatform(tx, key, platform, clock.now());
        if (!isNew) throw new Problem('lti.platform_taken');
        return { platform_id: key.platform_id };
      }
      const key = { institution_id, platform_id };
      if (!(await queries.selectOptionalPlatform(tx, key))) throw new Problem('lti.platform_not_found');
      if (!(await queries.updatePlatform(tx, { ...key, version }, platform)))
        throw new Problem('lms.changed_meanwhile');
      return { platform_id };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('lti.platform_taken') : error;
  }
}

/** @throws Problem lti.too_many */
export async function requireRoom(tx: Tx, institution_id: number): Promise<void> {
  if (!(await hasRoom(tx, institution_id))) throw new Problem('lti.too_many');
}

/** Whether one more platform may be registered. Nobody else registers one until the transaction ends: two would find the same room. */
export async function hasRoom(tx: Tx, institution_id: number): Promise<boolean> {
  await lockNamed(tx, `lti platforms ${institution_id}`);
  const platforms = await queries.listPlatforms(tx, institution_id);
  return platforms.length < ltiLimits.platforms;
}
