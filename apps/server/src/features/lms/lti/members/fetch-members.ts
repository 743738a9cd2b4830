import { originOf } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../../http/services.ts';
import { storableText } from '../../../../platform/json/storable-json.ts';
import { readAnswer } from '../../systems/read-answer.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { courseRolesOf } from '../launch/roles.ts';
import type { AccessTokens } from '../scores/access-token.ts';

/** The scope that a platform must grant (NRPS 2.0). */
export const membersScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
/** The limit of pages, for a platform whose list never ends. */
const most_pages = 20;
/** More than any course has; the page that lists them is written while everybody else waits. */
const most_members = 5_000;

const Name = z.string().optional().catch(undefined);
const Container = z.looseObject({
  members: z.array(
    z.looseObject({
      user_id: z.string().min(1).max(500),
      status: z.string().optional().catch(undefined),
      roles: z.array(z.string()).default([]).catch([]),
      name: Name,
      given_name: Name,
      family_name: Name,
    }),
  ),
});

/** Somebody who learns in a course, as its platform knows them. */
export interface Member {
  readonly sub: string;
  readonly full_name: string;
}

interface Asking {
  readonly outgoing: Pick<Services['outgoing'], 'get'>;
  readonly tokens: AccessTokens;
  readonly platform: KeptPlatform;
}

/** The learners of the course that a launch came from (NRPS 2.0); null if the platform does not provide them. */
export async function fetchMembers(
  { outgoing, tokens, platform }: Asking,
  members_url: string,
): Promise<readonly Member[] | null> {
  const origin = originOf(members_url);
  if (origin === null) return null;
  const token = await tokens.of(platform, [membersScope]);
  if (typeof token !== 'string') return null;
  const members: Member[] = [];
  let address: string | null = members_url;
  for (let at = 0; address !== null && at < most_pages && members.length < most_members; at += 1) {
    // The token is for this platform alone, wherever its list says that it continues.
    if (originOf(address) !== origin) return members;
    const answer = await outgoing.get({
      address,
      headers: { authorization: `Bearer ${token}` },
      media_type: mediaType,
    });
    const outcome = readAnswer(answer);
    const page = outcome.kind === 'taken' ? Container.safeParse(outcome.data).data : undefined;
    if (!page) {
      tokens.drop(platform, [membersScope]);
      return at === 0 ? null : members;
    }
    members.push(...page.members.flatMap(learnerOf).slice(0, most_members - members.length));
    address = answer.kind === 'answered' ? (answer.next ?? null) : null;
  }
  return members;
}

type LtiMember = z.infer<typeof Container>['members'][number];

function learnerOf({ user_id, status, roles, name, given_name, family_name }: LtiMember): Member[] {
  const isThere = status === undefined || status.toLowerCase() === 'active';
  if (!isThere || !courseRolesOf(roles).isLearner) return [];
  const full_name = name ?? [given_name, family_name].filter(Boolean).join(' ');
  return [{ sub: user_id, full_name: storableText(full_name).trim().slice(0, 200) }];
}
