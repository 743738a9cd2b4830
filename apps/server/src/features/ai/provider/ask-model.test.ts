import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openOutgoing, type Outgoing } from '../../../platform/outgoing/index.ts';
import { startAiStandIn, type AiStandIn, type Answering } from '../../../testing/ai/ai-stand-in.ts';
import { askModel } from './ask-model.ts';
import { ServiceFault } from './service-fault.ts';

let service: AiStandIn;
let outgoing: Outgoing;

beforeAll(async () => {
  service = await startAiStandIn();
  outgoing = openOutgoing({ allows_private: true, silence_ms: 1_500 });
});
afterAll(async () => {
  outgoing.close();
  await service.close();
});

const question = {
  instructions: 'Write questions.',
  prompt: 'About water.',
  element: z.object({ question: z.string() }),
};
const secret = 'sk-of-the-school';

/** What comes of a question: its elements, and the fault at the end. */
async function ask(how: Answering | Parameters<AiStandIn['answer']>[0], out = outgoing) {
  service.answer(how);
  service.asked.length = 0;
  const elements: unknown[] = [];
  const provider = { address: service.address, model: 'stand-in', key: secret, outgoing: out };
  try {
    for await (const element of askModel(provider, question, AbortSignal.timeout(60_000)))
      elements.push(element);
    return { elements, fault: null, text: '' };
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    return { elements, fault: error.fault, text: error.text };
  }
}
const three = [{ question: 'یو' }, { question: 'دوه <b>' }, { question: 'درې' }];

test('C-987 a service of the chat protocol is asked with its key and the shape of an answer, and without tools', async () => {
  expect(await ask({ kind: 'list', elements: three })).toEqual({ elements: three, fault: null, text: '' });
  expect(service.asked).toEqual([
    {
      authorization: `Bearer ${secret}`,
      path: '/v1/chat/completions',
      text: expect.stringContaining('About water.') as string,
      has_schema: true,
      has_tools: false,
    },
  ]);
});

test('a fence of Markdown around the answer is no matter', async () => {
  const text = `\`\`\`json\n${JSON.stringify({ elements: three })}\n\`\`\``;
  expect(await ask({ kind: 'text', text })).toMatchObject({ elements: three, fault: null });
});

test('a service that knows no schemas is asked once more without one', async () => {
  const how = ({ has_schema }: { has_schema: boolean }): Answering =>
    has_schema
      ? { kind: 'status', status: 400, message: 'response_format is not supported' }
      : { kind: 'list', elements: three };
  expect(await ask(how)).toMatchObject({ elements: three, fault: null });
});

test.each([
  [401, 'unauthorized'],
  [404, 'wrong_address'],
  [429, 'rate_limited'],
  [500, 'failing'],
  [422, 'rejected'],
] as const)('a service that answers %i is told as %s', async (status, fault) => {
  expect(await ask({ kind: 'status', status, message: `no ${secret}` })).toMatchObject({
    elements: [],
    fault,
    text: expect.not.stringContaining(secret) as string,
  });
});

test('what came before a line broke is there, and that it broke is told', async () => {
  const got = await ask({ kind: 'break', elements: three });
  expect(got).toMatchObject({ elements: three, fault: 'broken_off' });
});

test('a service that falls silent is not waited for without end', async () => {
  expect(await ask({ kind: 'stall', elements: three.slice(0, 2) })).toMatchObject({ fault: 'timed_out' });
});

test.each([
  ['nonsense', { kind: 'text', text: 'I am only a model.' }],
  ['nonsense', { kind: 'text', text: '{"elements":"none"}' }],
  ['nonsense', { kind: 'list', elements: [] }],
  ['declined', { kind: 'text', text: '', finish: 'content_filter' }],
  ['broken_off', { kind: 'text', text: '{"elements":[{"question":"a"},{"quest', finish: 'length' }],
] as const)('an answer that is none is told as %s', async (fault, how) => {
  expect(await ask(how)).toMatchObject({ fault });
});

// Long answers: what is proved is that they end, not when.
describe('an institution may name a service that means harm', { timeout: 60_000 }, () => {
  const patient = openOutgoing({ allows_private: true });
  afterAll(() => patient.close());
  const many = (count: number, element: unknown) =>
    ({ kind: 'list', elements: Array(count).fill(element) }) as const;

  test.each([
    ['elements without end', many(20_000, { a: 1 })],
    ['elements of nothing', { kind: 'text', text: `{"elements":[${','.repeat(300_000)}` }],
    ['one that never ends', { kind: 'text', text: `{"elements":["${'a'.repeat(300_000)}` }],
    ['one that is all depth', { kind: 'text', text: `{"elements":[${'['.repeat(300_000)}` }],
    ['thoughts without a list', { kind: 'text', text: '{"elements":'.repeat(30_000) }],
  ] as const)('%s: it is given up, and no more is kept of it than is asked for', async (_title, how) => {
    const got = await ask(how, patient);
    expect(got.fault).toBe('too_large');
    expect(got.elements.length).toBeLessThan(1_000);
  });

  test('a caller that stops listening ends the request at any moment, and nothing is thrown later', async () => {
    const thrown: unknown[] = [];
    const note = (error: unknown): void => void thrown.push(error);
    process.on('unhandledRejection', note);
    service.answer(many(300, { question: 'a' }));
    const provider = { address: service.address, model: 'stand-in', key: '', outgoing: patient };
    for (let wait = 0; wait < 40; wait += 2) {
      const stop = new AbortController();
      const asked = (async () => {
        let count = 0;
        for await (const _element of askModel(provider, question, stop.signal)) {
          count += 1;
          if (count > wait * 4) break;
        }
      })().catch((error: unknown) => error);
      await setTimeout(wait);
      stop.abort();
      const ended = await asked;
      expect(ended === undefined || ended instanceof ServiceFault).toBe(true);
    }
    await setTimeout(50);
    process.off('unhandledRejection', note);
    expect(thrown).toEqual([]);
  });
});

test('an address of this machine is not called for an institution that may not', async () => {
  const closed = openOutgoing({ allows_private: false });
  expect(await ask({ kind: 'list', elements: three }, closed)).toEqual({
    elements: [],
    fault: 'address_refused',
    text: '',
  });
  expect(service.asked).toEqual([]);
  closed.close();
});
