import { expect, test } from 'vitest';
import type { Answer } from '../../../../platform/outgoing/index.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { fetchMembers } from './fetch-members.ts';

const address = 'https://lms.example/members';

test('a list that goes on and on is read as far as a page can show it', async () => {
  const members = Array.from({ length: 2_000 }, (_, at) => ({ user_id: `u${at}`, roles: ['Learner'] }));
  const page: Answer = { kind: 'answered', status: 200, text: JSON.stringify({ members }), next: address };
  const asked: string[] = [];
  const found = await fetchMembers(
    {
      outgoing: {
        get: (request) => {
          asked.push(request.address);
          return Promise.resolve(page);
        },
      },
      tokens: { of: () => Promise.resolve('t'), drop: () => {} },
      platform: {} as KeptPlatform,
    },
    address,
  );
  expect(found).toHaveLength(5_000);
  expect(asked).toHaveLength(3);
});
