import { setTimeout as wait } from 'node:timers/promises';
import { bankDoc } from '../calls/content.ts';
import { openConnection, type Connection } from '../common/connection.ts';
import { id } from '../common/ids.ts';
import { INSTITUTION, type Developer } from '../common/people.ts';

/** What people at work did. */
export interface Work {
  readonly saves: readonly number[];
  readonly moves: readonly number[];
  readonly failures: readonly string[];
}

/** Somebody who works pauses so long between two calls. */
const PAUSE_MS = 500;
/** Every so many calls is a move: submitted, and taken back. */
const MOVE_EVERY = 10;

interface Worker {
  readonly developer: Developer;
  readonly bank: number;
}

/** Lets people save and move a bank of their own each; tells how long each call took. */
export async function work(
  port: number,
  workers: readonly Worker[],
  seconds: number,
  onMove: (container_id: string, version: number) => void,
): Promise<Work> {
  const saves: number[] = [];
  const moves: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + seconds * 1000;

  async function workOn({ developer, bank }: Worker, connection: Connection): Promise<void> {
    const container_id = id('container', bank);
    const base = { user_id: developer.user_id, institution_id: INSTITUTION, container_id };
    const opened = await connection.call('editor/content', base, developer.session_id);
    let { version } = versionIn(opened.body);
    let isWaiting = false;
    await wait(Math.random() * PAUSE_MS);
    for (let count = 1; performance.now() < until || isWaiting; count += 1) {
      const isMove = isWaiting || count % MOVE_EVERY === 0;
      const path = isMove ? 'editor/status/update' : 'editor/generic/update';
      const request = isMove
        ? { ...base, version, content_status: isWaiting ? 'd' : 'w' }
        : {
            ...base,
            version,
            title: `Bank ${bank}, edit ${version}`,
            language: 'english',
            json_data: bankDoc,
          };
      if (isMove) onMove(container_id, version + 1);
      const sent = performance.now();
      const { status, body } = await connection.call(path, request, developer.session_id);
      (isMove ? moves : saves).push(performance.now() - sent);
      if (!body.startsWith('{"error_code":0,')) {
        failures.push(`${status} ${body.slice(0, 300)}`);
        return;
      }
      if (isMove) isWaiting = !isWaiting;
      ({ version } = versionIn(body));
      await wait(PAUSE_MS);
    }
  }

  const connections = await Promise.all(workers.map(() => openConnection(port)));
  await Promise.all(connections.map((connection, at) => workOn(workers[at] as Worker, connection)));
  connections.forEach((connection) => connection.close());
  return { saves, moves, failures };
}

function versionIn(body: string): { version: number } {
  return (JSON.parse(body) as { data: { version: number } }).data;
}
