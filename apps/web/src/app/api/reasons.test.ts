import { countDashboard } from '@takhti/contract';
import { expect, test } from 'vitest';
import { refuses, worldThatAnswers } from './testing/fake-world.ts';

test.each(['server.disk_full', 'server.read_only', 'server.unavailable'] as const)(
  'HTTP 503 with %s is told in its own words, and ends nothing',
  async (name) => {
    const world = worldThatAnswers(refuses(name, 503));
    await expect(world.client.send(countDashboard, {})).rejects.toMatchObject({ problem: name });
    expect([world.told, world.ended]).toEqual([[`warn ${name}`], 0]);
  },
);
