import { Instant } from '@takhti/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeInstants } from './written-instants.ts';

const iso = '2026-01-31T23:05:09.750Z';
const utc = '2026-01-31 23:05:09';

test('C-1090 instants are written wherever the reply holds them, texts that look like one stay', () => {
  const Row = z.object({ title: z.string(), made_on: Instant.nullable(), doc: z.unknown() });
  const reply = z.object({
    records: z.array(z.discriminatedUnion('kind', [Row.extend({ kind: z.literal('a') })])),
    of: z.record(z.string(), Instant.meta({ description: 'described' })),
    left: Row.optional(),
    day: z.iso.date(),
  });
  const row = { title: iso, made_on: iso, doc: { made_on: iso }, kind: 'a' };
  const data = Object.freeze({
    records: [row, { ...row, made_on: null }],
    of: { one: iso },
    day: '2026-01-31',
  });
  expect(writeInstants(reply, data)).toEqual({
    records: [
      { ...row, made_on: utc },
      { ...row, made_on: null },
    ],
    of: { one: utc },
    day: '2026-01-31',
  });
  expect(row.made_on).toBe(iso);
});

test('what holds no instant is given back as it came, and what holds itself is written to its end', () => {
  const data = { text: iso };
  expect(writeInstants(z.object({ text: z.string() }), data)).toBe(data);
  const Comment: z.ZodType = z.object({ sent_on: Instant, answers: z.array(z.lazy(() => Comment)) });
  const thread = { sent_on: iso, answers: [{ sent_on: iso, answers: [] }] };
  expect(writeInstants(Comment, thread)).toEqual({ sent_on: utc, answers: [{ sent_on: utc, answers: [] }] });
});
