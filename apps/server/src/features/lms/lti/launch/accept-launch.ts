import { originOf } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import { selectOptionalPlatform, updateLastLaunch, updateRefusal } from '../platforms/platforms.queries.ts';
import { hashSecret } from '../secrets.ts';
import { toolAddresses } from '../tool-addresses.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import { selectOptionalLoginByState, updateClaims } from './logins.queries.ts';
import type { PlatformKeys } from './platform-keys.ts';
import { verifyLaunch } from './verify-launch.ts';

const Posted = z.object({ state: z.string().min(1).max(200), id_token: z.string().min(1).max(60_000) });
const Refused = z.looseObject({ error: z.string().max(200) });

/** The next step of the browser: prove that it began this launch. */
export interface Accepted {
  readonly login_id: string;
  readonly locale: string;
  /** The origin of the frame in which the platform stores data for its tools. */
  readonly storage_origin: string;
  /** The parameters with which the platform announced it, to begin again in a window of its own. */
  readonly asked: Readonly<Record<string, string>>;
}

type Base = Pick<Services, 'db' | 'clock' | 'settings'>;

/**
 * Takes a launch that a platform posts through the browser; what it says is kept until the browser that began it enters.
 * @throws LtiLaunchRefused, which the platform's row keeps for administrators
 */
export async function acceptLaunch(
  base: Base,
  keys: PlatformKeys,
  institution_id: number,
  sent: unknown,
): Promise<Accepted> {
  const posted = Posted.safeParse(sent).data;
  if (!posted) throw new LtiLaunchRefused('no_login', Refused.safeParse(sent).data?.error);
  const { db, clock } = base;
  const state_hash = hashSecret(posted.state);
  const now = clock.now();
  const { login, platform } = await db.inReadTransaction(async (tx) => {
    const found = await selectOptionalLoginByState(tx, { institution_id, state_hash });
    return { login: found, platform: found && (await selectOptionalPlatform(tx, found)) };
  });
  if (!login || !platform || Date.parse(login.expires_on) <= now.getTime())
    throw new LtiLaunchRefused('no_login');
  try {
    if (login.claims !== null) throw new LtiLaunchRefused('used_twice', 'state');
    const { launch: launch_address } = toolAddresses(base.settings, institution_id);
    const launch = await verifyLaunch(keys, platform, posted.id_token, {
      nonce: login.nonce,
      now,
      launch_address,
    });
    await db.inTransaction(async (tx) => {
      if (!(await updateClaims(tx, login, launch))) throw new LtiLaunchRefused('used_twice', 'state');
      await updateLastLaunch(tx, platform, now);
    });
    return {
      login_id: login.login_id,
      locale: launch.locale,
      storage_origin: originOf(platform.auth_url) ?? '',
      asked: login.asked,
    };
  } catch (error) {
    if (error instanceof LtiLaunchRefused) await keepRefusal(base, platform, error);
    throw error;
  }
}

/** Keeps for administrators why a platform's launch was refused. */
export async function keepRefusal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  platform: { readonly institution_id: number; readonly platform_id: string },
  { reason, detail }: LtiLaunchRefused,
): Promise<void> {
  const on = clock.now().toISOString();
  await db.inTransaction((tx) => updateRefusal(tx, platform, { reason, detail, on }));
}
