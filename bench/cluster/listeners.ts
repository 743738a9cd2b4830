import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Developer } from '../common/people.ts';

/** Screens come again within a second, each at a moment of its own. */
const LONGEST_PAUSE_MS = 1_000;
/** So long after a move was acknowledged its event is still on its way. */
const ON_ITS_WAY_MS = 3_000;
const moved = /"kind":"moved","container_id":"([^"]+)","version":(\d+)/g;

/** A move that was acknowledged, and when it was sent. */
export interface Move {
  readonly container_id: string;
  readonly version: number;
  readonly sent: number;
}

/** What screens heard of moves. */
export interface Hearing {
  /** Events that there should have been: one of each move for each screen. */
  readonly due: number;
  readonly heard: number;
  /** The screen had no line then; it looks at everything once it has one again. */
  readonly away: number;
  readonly missing: number;
}

interface Screen {
  readonly heard: Set<string>;
  /** When its line broke and when it stood again; the last one may be open. */
  readonly gaps: { from: number; to: number }[];
}

/** Opens a screen for each person that comes again when its line breaks. */
export function startListeners(port: number, people: readonly Developer[]) {
  const stopping = new AbortController();
  const started = performance.now();
  const screens = people.map((): Screen => ({ heard: new Set(), gaps: [{ from: started, to: Infinity }] }));
  const working = people.map((person, at) => listen(port, person, screens[at] as Screen, stopping.signal));

  return {
    /** Resolves once every screen has its line. */
    async allThere(): Promise<void> {
      while (screens.some(({ gaps }) => gaps.at(-1)?.to === Infinity)) await wait(20);
    },
    /** Waits for what is on its way, and tells what was heard of these moves. */
    async hearingOf(moves: readonly Move[]): Promise<Hearing> {
      await wait(ON_ITS_WAY_MS);
      const counts = { heard: 0, away: 0, missing: 0 };
      for (const screen of screens) for (const move of moves) counts[outcomeFor(screen, move)] += 1;
      return { due: screens.length * moves.length, ...counts };
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

function outcomeFor(
  { heard, gaps }: Screen,
  { container_id, version, sent }: Move,
): 'heard' | 'away' | 'missing' {
  if (heard.has(`${container_id} ${version}`)) return 'heard';
  const isAway = gaps.some(({ from, to }) => from <= sent + ON_ITS_WAY_MS && to >= sent);
  return isAway ? 'away' : 'missing';
}

async function listen(port: number, person: Developer, screen: Screen, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      const stream = await open(port, person, stopping);
      for await (const piece of stream) {
        const text = String(piece);
        const gap = screen.gaps.at(-1);
        // The first byte tells that it is heard from now on.
        if (gap && gap.to === Infinity) gap.to = performance.now();
        for (const [, container_id, version] of text.matchAll(moved))
          screen.heard.add(`${container_id} ${version}`);
      }
    } catch {
      // A broken line ends like one that was closed.
    }
    if (screen.gaps.at(-1)?.to !== Infinity) screen.gaps.push({ from: performance.now(), to: Infinity });
    await wait(Math.random() * LONGEST_PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

function open(port: number, { session_id }: Developer, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${session_id}` };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/live', agent: false, headers, signal }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`a stream was refused: ${response.statusCode}`));
    }).on('error', reject);
  });
}
