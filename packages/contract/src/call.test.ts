import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';

test('the schemas of a call are made when they are first asked for, and once', () => {
  const made: string[] = [];
  const schema = (name: string) => () => {
    made.push(name);
    return z.object({});
  };
  const named = { path: 'test', summary: 'A call', can: 'public', changes: [], problems: [] } as const;
  const one = call({ ...named, request: schema('request'), reply: schema('reply') });
  expect(made).toEqual([]);
  expect(one.request).toBe(one.request);
  expect(made).toEqual(['request']);
  expect(one.reply).toBe(one.reply);
  expect(made).toEqual(['request', 'reply']);
});
