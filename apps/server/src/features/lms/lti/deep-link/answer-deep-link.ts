import { Problem, type ReplyOf, type RequestOf, type answerDeepLink } from '@takhti/contract';
import type { PickedContent } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import { serverTypeOf } from '../../../../types/registry.ts';
import { readPicked } from '../../assigning/picked.ts';
import { signByInstitution } from '../keys/keys.ts';
import { claimNames, Launch } from '../launch/claims.ts';
import { selectOptionalLogin } from '../launch/logins.queries.ts';
import { selectOptionalPlatform } from '../platforms/platforms.queries.ts';
import { contentAddress, toolAddresses } from '../tool-addresses.ts';
import { contentItems } from './content-items.ts';

const life_seconds = 300;

type Base = Pick<Services, 'db' | 'clock' | 'vault' | 'settings'>;

/**
 * The signed answer to a platform's page: the picked content, or that nothing was picked.
 * @throws Problem lti.no_page_waits, lms.not_pickable, lms.one_assignment
 */
export async function answerPlatform(
  base: Base,
  session: Session,
  { login_id, content_ids }: Pick<RequestOf<typeof answerDeepLink>, 'login_id' | 'content_ids'>,
): Promise<ReplyOf<typeof answerDeepLink>> {
  const { institution_id } = session;
  const { platform, launch, picked } = await base.db.inReadTransaction(async (tx) => {
    const login = await selectOptionalLogin(tx, { institution_id, login_id });
    const isOver = !login || Date.parse(login.expires_on) <= base.clock.now().getTime();
    if (isOver || login.user_id !== session.user_id) throw new Problem('lti.no_page_waits');
    const waiting = await selectOptionalPlatform(tx, login);
    if (!waiting) throw new Problem('lti.no_page_waits');
    return {
      platform: waiting,
      launch: Launch.parse(login.claims),
      picked: content_ids.length === 0 ? [] : await readPicked(tx, base, session, content_ids),
    };
  });
  const { deep_linking } = launch;
  if (!deep_linking) throw new Problem('lti.no_page_waits');
  const { launch: address } = toolAddresses(base.settings, institution_id);
  const items = contentItems(picked, deep_linking, {
    addressOf: (content_id) => contentAddress(address, content_id),
    isScored,
  });
  const JWT = await signByInstitution(
    base,
    institution_id,
    {
      iss: platform.client_id,
      aud: platform.issuer,
      nonce: login_id,
      [claimNames.message_type]: 'LtiDeepLinkingResponse',
      [claimNames.version]: '1.3.0',
      [claimNames.deployment_id]: launch.deployment_id,
      [claimNames.content_items]: items,
      ...(deep_linking.data === undefined ? {} : { [claimNames.data]: deep_linking.data }),
    },
    life_seconds,
  );
  return { address: deep_linking.deep_link_return_url, JWT };
}

function isScored({ ContentType }: PickedContent): boolean {
  return serverTypeOf(ContentType).use.how === 'attempted';
}
