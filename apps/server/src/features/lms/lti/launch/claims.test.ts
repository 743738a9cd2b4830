import { expect, test } from 'vitest';
import { readClaims } from './claims.ts';

const claim = 'https://purl.imsglobal.org/spec/lti/claim';

test('what the database cannot keep is repaired wherever a platform says it', () => {
  const bad = 'a\0b\uD800';
  const said = readClaims({
    sub: bad,
    nonce: 'n',
    [`${claim}/message_type`]: 'LtiResourceLinkRequest',
    [`${claim}/version`]: '1.3.0',
    [`${claim}/deployment_id`]: bad,
    [`${claim}/roles`]: [bad],
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': { scope: [bad], lineitem: bad },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': { context_memberships_url: bad },
  });
  const good = 'ab\uFFFD';
  expect(said).toMatchObject({
    sub: good,
    deployment_id: good,
    roles: [good],
    scores: { scope: [good], lineitem: good },
    members_url: good,
  });
});
