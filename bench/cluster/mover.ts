import { setTimeout as wait } from 'node:timers/promises';
import { draftBanksOf } from '../calls/content.ts';
import { openConnection } from '../common/connection.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';
import { ask, Refused } from '../kill/ask.ts';
import type { Move } from './listeners.ts';

const REST_MS = 100;

interface Kept {
  readonly version: number;
  readonly content_status: string;
}

/** Somebody who submits a bank and takes it back, again and again, through whatever happens; the moves that were acknowledged. */
export function startMover(port: number, developer: Developer, containers: number) {
  const moves: Move[] = [];
  const stopping = new AbortController();
  const [, bank = 0] = draftBanksOf(developer.n, containers);
  const container_id = id('container', bank);

  async function moveOn(): Promise<void> {
    const connection = await openConnection(port);
    try {
      let kept = await ask<Kept>(connection, developer, 'editor/content', { container_id });
      while (!stopping.signal.aborted) {
        const content_status = kept.content_status === 'd' ? 'w' : 'd';
        const sent = performance.now();
        const request = { container_id, version: kept.version, content_status };
        kept = await ask<Kept>(connection, developer, 'editor/status/update', request);
        moves.push({ container_id, version: kept.version, sent });
        await wait(REST_MS);
      }
    } finally {
      connection.close();
    }
  }

  async function keepMoving(): Promise<void> {
    while (!stopping.signal.aborted) {
      await moveOn().catch((error: unknown) => {
        if (error instanceof Refused) console.log(`! ${String(error).slice(0, 300)}`);
      });
      await wait(REST_MS);
    }
  }

  const working = keepMoving();
  return {
    moves,
    async stop(): Promise<void> {
      stopping.abort();
      await working;
    },
  };
}
