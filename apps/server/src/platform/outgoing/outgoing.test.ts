import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '../../testing/stand-in.ts';
import { openOutgoing, type Outgoing } from './outgoing.ts';

let other: StandIn;
let open: Outgoing;
let closed: Outgoing;

beforeAll(async () => {
  other = await startStandIn();
  open = openOutgoing({ allows_private: true, timeout_ms: 300, most_bytes: 1_000 });
  closed = openOutgoing({ allows_private: false, timeout_ms: 300 });
});
afterAll(async () => {
  open.close();
  closed.close();
  await other.close();
});

const post = (address: string, out = open) =>
  out.post({ address, body: { a: 'ٹ' }, headers: { 'x-a': 'b' } });

test('the request is sent as JSON, and the answer is returned', async () => {
  other.answer(() => ({ status: 201, body: { ok: true } }));
  expect(await post(`${other.address}/x`)).toEqual({
    kind: 'answered',
    status: 201,
    text: '{"ok":true}',
    next: null,
  });
  expect(other.heard.at(-1)).toMatchObject({
    path: '/x',
    body: { a: 'ٹ' },
    headers: { 'x-a': 'b', 'content-type': 'application/json' },
  });
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost:1/',
  'https://user@lms.example/',
  'file:///etc/passwd',
  'not an address',
  '',
])('%s is not called', async (address) => {
  expect(await post(address, closed)).toEqual({ kind: 'no_answer', fault: 'address_refused' });
  expect(closed.refusalOf(address)).toBe('address_refused');
});

test('an address is judged without a call, by what is settled', () => {
  expect(closed.refusalOf('https://ai.example/v1')).toBeNull();
  expect(closed.refusalOf('http://ai.example/v1')).toBe('insecure');
  expect(closed.refusalOf('http://localhost:11434/v1')).toBe('address_refused');
  expect(open.refusalOf('http://localhost:11434/v1')).toBeNull();
});

test('plain http is refused, unless it is allowed', async () => {
  expect(await post('http://lms.example/', closed)).toEqual({ kind: 'no_answer', fault: 'insecure' });
});

test('a redirect is told and not followed', async () => {
  const before = other.heard.length;
  other.answer(() => ({ status: 302, headers: { location: 'http://127.0.0.1/secret' }, body: '' }));
  expect(await post(other.address)).toMatchObject({ kind: 'answered', status: 302 });
  expect(other.heard.length).toBe(before + 1);
});

test('no answer, too long an answer and an unknown host are reported', async () => {
  other.answer(() => 'hang');
  expect(await post(other.address)).toEqual({ kind: 'no_answer', fault: 'timed_out' });
  other.answer(() => ({ body: 'x'.repeat(2_000) }));
  expect(await post(other.address)).toEqual({ kind: 'no_answer', fault: 'too_large' });
  const gone = await startStandIn();
  await gone.close();
  expect(await post(gone.address)).toEqual({ kind: 'no_answer', fault: 'refused_connection' });
});
