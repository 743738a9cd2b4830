import { get, type IncomingMessage } from 'node:http';
import type { Developer } from '../common/people.ts';

/** Open streams, and what came through them. */
export interface Streams {
  /** Notes that a move is sent that will make a version of an item. */
  readonly sending: (container_id: string, version: number) => void;
  /** Milliseconds from the sending of a move until a stream told of it, for each stream. */
  readonly delays: readonly number[];
  readonly close: () => void;
}

const moved = /"kind":"moved","container_id":"([^"]+)","version":(\d+)/g;

/** Opens a stream for each person and listens. */
export async function openStreams(port: number, people: readonly Developer[]): Promise<Streams> {
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const streams = await Promise.all(people.map((person) => open(port, person)));
  for (const stream of streams) {
    stream.on('data', (piece: Buffer) => {
      const now = performance.now();
      for (const [, container_id, version] of piece.toString().matchAll(moved)) {
        const at = sent.get(`${container_id} ${version}`);
        if (at !== undefined) delays.push(now - at);
      }
    });
  }
  return {
    sending: (container_id, version) => void sent.set(`${container_id} ${version}`, performance.now()),
    delays,
    close: () => streams.forEach((stream) => stream.destroy()),
  };
}

function open(port: number, { session_id }: Developer): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${session_id}` };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/api/live', agent: false, headers }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`a stream was refused: ${response.statusCode}`));
    }).on('error', reject);
  });
}
