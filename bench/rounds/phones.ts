import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LivePhoneView } from '@takhti/contract';

/** Where the server is now; another one takes its place when it was killed. */
export interface Where {
  port: number;
}

/** What the phones of a room have seen and done. */
export interface Room {
  readonly phones: readonly Phone[];
  /** Milliseconds from a click until each phone showed its question. */
  readonly delays: number[];
  /** How often the server told a phone that it has an answer, by question. */
  readonly acknowledged: number[];
  /** When the teacher clicked last. */
  clicked_at: number;
}

interface Phone {
  readonly stop: () => void;
}

interface Joined {
  readonly institution_id: number;
  readonly round_id: string;
  readonly player_id: string;
  readonly player_token: string;
}

const THINKING_MS = 1_500;
const AGAIN_MS = 200;

/** Posts to the server, wherever it is; null while it is not there. */
export async function post<Data>(
  where: Where,
  path: string,
  body: object,
  bearer = '',
): Promise<Data | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${where.port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    });
    const { error_code, data } = (await response.json()) as { error_code: number; data: Data };
    return error_code === 0 ? data : null;
  } catch {
    return null;
  }
}

/** Lets phones join a round; each answers every question a moment after it was shown, and comes back when its line breaks. */
export async function openRoom(where: Where, code: string, count: number): Promise<Room> {
  const phones: Phone[] = [];
  const room: Room = { phones, delays: [], acknowledged: [], clicked_at: 0 };
  for (let n = 0; n < count; n += 1) {
    const nickname = `Phone ${lettersOf(n)}`;
    const joined = await post<Joined>(where, 'live/join', { code, nickname });
    if (!joined) throw new Error('a phone could not join');
    phones.push(startPhone(where, room, joined, n));
  }
  return room;
}

function startPhone(where: Where, room: Room, me: Joined, n: number): Phone {
  const closed = new AbortController();
  let line: IncomingMessage | null = null;
  let seen = -1;

  async function answer(question_at: number): Promise<void> {
    await wait(Math.random() * THINKING_MS);
    const given = performance.now();
    while (!closed.signal.aborted) {
      const request = { ...me, question_at, answer: { OptionIds: [n % 3 === 0 ? 'o1' : 'o2'] } };
      const held_ms = Math.round(performance.now() - given);
      if (await post(where, 'live/answer', { ...request, held_ms })) {
        room.acknowledged[question_at] = (room.acknowledged[question_at] ?? 0) + 1;
        return;
      }
      await wait(AGAIN_MS);
    }
  }

  function show(view: LivePhoneView): void {
    if (view.phase !== 'asking' || view.question_at <= seen) return;
    seen = view.question_at;
    room.delays.push(performance.now() - room.clicked_at);
    void answer(view.question_at);
  }

  async function listen(): Promise<void> {
    while (!closed.signal.aborted) {
      line = await open(where, me).catch(() => null);
      if (line) {
        let text = '';
        line.on('data', (piece: Buffer) => {
          const blocks = (text + piece.toString()).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks)
            if (block.startsWith('data: ')) show(JSON.parse(block.slice(6)) as LivePhoneView);
        });
        await new Promise((resolve) => line?.once('close', resolve).once('error', resolve));
      }
      await wait(AGAIN_MS);
    }
  }

  void listen();
  return {
    stop() {
      closed.abort();
      line?.destroy();
    },
  };
}

function open({ port }: Where, { player_token, ...who }: Joined): Promise<IncomingMessage> {
  const { institution_id, round_id, player_id } = who;
  const query = new URLSearchParams({ institution_id: String(institution_id), round_id, player_id });
  const headers = { authorization: `Bearer ${player_token}` };
  const path = `/api/live-round?${query.toString()}`;
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false, headers }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`a phone was refused: ${response.statusCode}`));
    }).on('error', reject);
  });
}

function lettersOf(n: number): string {
  return [n % 26, Math.floor(n / 26) % 26].map((at) => String.fromCodePoint(97 + at)).join('');
}
