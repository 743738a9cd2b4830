import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { INSTITUTION } from '../common/people.ts';
import { course, subOf } from './course.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim';
const ags = 'https://purl.imsglobal.org/spec/lti-ags';

/** Where platforms open the product. */
export const launchPath = `/lti/${INSTITUTION}/launch`;
export const launchAddress = `${course.public_url}${launchPath}`;

/** With what the platform signs launches. */
export interface Signing {
  readonly jwks: string;
  sign(platform: string, learner: number, nonce: string): Promise<string>;
}

/** Makes the platform's key. */
export async function makeSigning(): Promise<Signing> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  return {
    jwks: JSON.stringify({ keys: [jwk] }),
    sign(platform, learner, nonce) {
      const seconds = Math.floor(Date.now() / 1000);
      return new SignJWT({
        nonce,
        name: `Learner ${learner % course.learners}`,
        [`${claim}/message_type`]: 'LtiResourceLinkRequest',
        [`${claim}/version`]: '1.3.0',
        [`${claim}/deployment_id`]: course.deployment_id,
        [`${claim}/target_link_uri`]: launchAddress,
        [`${claim}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
        [`${claim}/context`]: { id: 'course-7', title: 'Year five' },
        [`${claim}/resource_link`]: { id: 'link' },
        [`${claim}/custom`]: { content_id: course.content_id },
        [`${ags}/claim/endpoint`]: {
          scope: [`${ags}/scope/score`],
          lineitem: course.lineitem(platform),
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer(platform)
        .setAudience(course.client_id)
        .setSubject(subOf(learner))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .sign(privateKey);
    },
  };
}
