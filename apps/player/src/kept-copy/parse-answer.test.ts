import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const envelope = (error_code: number, data: object | null, status = 200) =>
  Response.json({ error_code, error_message: '', data }, { status });

test.each([
  ['what it answers', envelope(0, { result: null }), { data: { result: null } }],
  ['that it is not there any more', envelope(-1, { problem: 'players.not_found', details: {} }), 'gone'],
  ['that a name is refused', envelope(-1, { problem: 'players.name_refused', details: {} }), 'other'],
  ['that too many ask', envelope(-1, { problem: 'request.too_many', details: {} }, 429), 'other'],
  ['that too many ask, of a proxy', new Response('slow down', { status: 429 }), 'other'],
  ['that nobody is logged in', envelope(-1, null, 401), 'other'],
  ['a fault of the server', envelope(-5, { problem: 'server.fault', details: {} }, 500), 'nothing'],
  ['the page of a café that wants a login first', new Response('<!doctype html>'), 'nothing'],
  ['nothing', null, 'nothing'],
])('an answer tells %s', async (_what, answer, told) => {
  expect(await parseAnswer(answer)).toEqual(told);
});
