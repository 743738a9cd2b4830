import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../net/call.ts';
import { sendUnsent } from './send-unsent.ts';
import { makeStorage } from './testing/make-storage.ts';
import { createUnsentStore, waitingEnd, type SaveCall, type Unsent } from './unsent.ts';

const call: SaveCall = { path: 'assessment/save', body: { json_data: { seconds: 4 }, is_bookmarking: 0 } };
const content = { institution_id: 98, content_id: 'bank', user_id: 'competition:p', gathering_id: 'cup' };
const { gathering_id: _cup, ...alone } = content;

function open(...ends: Unsent[]) {
  const storage = makeStorage();
  let told = 0;
  const store = createUnsentStore(
    () => storage,
    () => {
      told += 1;
    },
  );
  for (const end of ends) store.put(end);
  return { storage, store, told: () => told };
}
const answering =
  (...answers: Outcome<unknown>[]) =>
  async (): Promise<Outcome<unknown>> =>
    answers.shift() ?? { kind: 'unreachable' };
const statusesIn = ({ list }: ReturnType<typeof createUnsentStore>) =>
  list().map(({ attempt_id, status }) => [attempt_id, status]);

describe('ends that wait in a browser', () => {
  test('are sent as they were kept, and forgotten once the server has them', async () => {
    const { store } = open(waitingEnd(content, 'x', call));
    const sent: SaveCall[] = [];
    const waits = await sendUnsent(store, async (each) => {
      sent.push(each);
      return { kind: 'ok', data: { result: {} } };
    });
    expect([waits, sent, store.list()]).toEqual([false, [call], []]);
    expect(await sendUnsent(store, answering())).toBe(false);
  });

  test('all stay stored without a network, after one attempt to send', async () => {
    const { store } = open(waitingEnd(content, 'x', call), waitingEnd(alone, 'y', call));
    let asked = 0;
    const waits = await sendUnsent(store, async () => {
      asked += 1;
      return { kind: 'unreachable' };
    });
    expect([waits, asked]).toEqual([true, 1]);
    expect(statusesIn(store)).toEqual([
      ['x', 'waiting'],
      ['y', 'waiting'],
    ]);
  });

  test('say what became of them where they were played in a competition, and are sent no more', async () => {
    const { store } = open(
      waitingEnd(content, 'x', call),
      waitingEnd({ ...content, content_id: 'b' }, 'y', call),
    );
    const late = { kind: 'ok', data: { result: { not_counted: 'late' } } } as const;
    const refused = { kind: 'refused', problem: 'players.attempt_not_found' } as const;
    expect(await sendUnsent(store, answering(late, refused))).toBe(false);
    expect(statusesIn(store)).toEqual([
      ['x', 'late'],
      ['y', 'refused'],
    ]);
    expect(await sendUnsent(store, answering())).toBe(false);
  });

  test('by themselves say nothing: their page does', async () => {
    const { store } = open(waitingEnd(alone, 'x', call));
    await sendUnsent(store, answering({ kind: 'refused', problem: 'players.attempt_not_found' }));
    expect(store.list()).toEqual([]);
  });

  test('told of a new try replace those of the try before, not those of one that waits', () => {
    const { store, told } = open(
      { ...waitingEnd(content, 'late', call), status: 'late' },
      waitingEnd(content, 'waiting', call),
      waitingEnd(content, 'new', call),
    );
    expect(statusesIn(store)).toEqual([
      ['waiting', 'waiting'],
      ['new', 'waiting'],
    ]);
    expect(told()).toBeGreaterThan(2);
  });

  test('have no room in a full browser, which says so', () => {
    const full = makeStorage(10);
    const store = createUnsentStore(
      () => full,
      () => undefined,
    );
    expect(store.put(waitingEnd(content, 'x', call))).toBe(false);
    expect(store.list()).toEqual([]);
  });

  test('are none where the browser refuses its storage, as in a frame of another site, and nothing breaks', () => {
    const refuse = (): never => {
      throw new Error('SecurityError');
    };
    const store = createUnsentStore(refuse, () => undefined);
    expect(store.put(waitingEnd(content, 'x', call))).toBe(false);
    store.drop('x');
    expect(store.list()).toEqual([]);
  });

  test.each(['', '{', '[]', '{"attempt_id":"x"}', '{"fate":"gone"}'])('%j is none', (text) => {
    const { storage, store } = open();
    storage.setItem('takhti.unsent.x', text);
    expect(store.list()).toEqual([]);
  });
});
