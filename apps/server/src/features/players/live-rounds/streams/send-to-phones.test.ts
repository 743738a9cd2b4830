import { expect, test } from 'vitest';
import { countTurns } from '../../../../platform/work/testing/count-turns.ts';
import { makeRoundStreams, type RoundStream } from './round-streams.ts';
import { sendToPhones } from './send-to-phones.ts';

const round = { institution_id: 1, round_id: 'round' };

function makePhones(count: number) {
  const streams = makeRoundStreams();
  const heard: string[] = Array.from({ length: count }, () => '');
  const pieces = new Set<string | Uint8Array>();
  const phones = heard.map((_, at): RoundStream => ({
    round,
    player_id: `player ${at}`,
    secret_hash: '',
    isNew: true,
    write(...parts) {
      for (const part of parts) if (typeof part !== 'string') pieces.add(part);
      heard[at] += parts.map((part) => Buffer.from(part).toString()).join('');
      return true;
    },
    end: () => undefined,
  }));
  for (const phone of phones) streams.add(phone);
  return { streams, phones, heard, pieces };
}

/** As long as a few of them take a turn. */
function busy(): void {
  const until = performance.now() + 4;
  while (performance.now() < until);
}

test('what all phones show is written once, whole on each of them, and others have their turn in between', async () => {
  const { streams, phones, heard, pieces } = makePhones(20);
  let written = 0;
  const shared = { text: 'لفظ '.repeat(1_000), toJSON: () => ({ text: shared.text, n: (written += 1) }) };
  const { turns } = await countTurns(() =>
    sendToPhones(streams, phones, shared, (player_id) => {
      busy();
      return player_id === 'player 7' ? null : { kind: 'phone', player_id };
    }),
  );
  expect({ written, pieces: pieces.size }).toEqual({ written: 1, pieces: 1 });
  expect(turns).toBeGreaterThan(2);
  const events = heard.map((text) => {
    expect(text).toMatch(/^data: [^\n]+\n\n$/);
    return JSON.parse(text.slice(6)) as object;
  });
  expect(events[7]).toEqual({ kind: 'gone' });
  expect(events[8]).toEqual({ text: shared.text, n: 1, kind: 'phone', player_id: 'player 8' });
  expect(streams.all()).toHaveLength(19);
});
