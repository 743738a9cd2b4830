import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveHostView } from '@takhti/contract';
import { played } from '../calls/content.ts';
import { seed, type Size } from '../calls/seed.ts';
import { machine, percentile, whole } from '../common/figures.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';
import { withEngines, type Engine, type Place } from '../common/place.ts';
import { startServer, type ServerProcess } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { openRoom, post, type Room, type Where } from './phones.ts';

const SIZE: Size = { containers: 1_000, questions_per_bank: 3 };
const QUESTIONS = { whole: 10, quick: 3 };
const SECONDS = 60;
const PATIENCE_MS = 40_000;

interface Opened {
  readonly institution_id: number;
  readonly round_id: string;
  readonly host_token: string;
  readonly code: string;
}

/** Plays live rounds with a room and a hall of phones, also with the server killed under every second question, and counts the answers. */
export async function benchRounds(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  await withEngines(async (engine) => {
    const place = await engine.makePlace('rounds');
    const [teacher] = await seed(place, SIZE, 1);
    if (!teacher) throw new Error('nobody leads');
    for (const phones of [60, 500])
      for (const kills of [false, true])
        rows.push(
          await measure(
            { engine, place, teacher, phones, kills },
            isQuick ? QUESTIONS.quick : QUESTIONS.whole,
          ),
        );
  });
  printTable(
    `Live rounds: from the teacher's click to the phones (${machine(availableParallelism(), load)})`,
    [
      left('database'),
      right('phones'),
      right('killed'),
      right('questions'),
      right('p50 ms'),
      right('last phone ms'),
      right('answers'),
      right('lost'),
      right('doubled'),
    ],
    rows,
  );
}

interface Measured {
  readonly engine: Engine;
  readonly place: Place;
  readonly teacher: Developer;
  readonly phones: number;
  readonly kills: boolean;
}

async function measure({ engine, place, teacher, phones, kills }: Measured, questions: number) {
  let server: ServerProcess = await startServer(place);
  const where: Where = { port: server.port };
  const request = { content_id: id('content', played[0] ?? 0), seconds: SECONDS };
  const round = await post<Opened>(where, 'live/open', request, teacher.session_id);
  if (!round) throw new Error('the round was not opened');
  const room = await openRoom(where, round.code, phones);
  await wait(1_000);
  let [killed, counted, lost, doubled] = [0, 0, 0, 0];
  for (let at = 0; at < questions; at += 1) {
    await next(where, round, room);
    if (kills && at % 2 === 1) {
      await half(room, at, phones);
      await server.kill();
      killed += 1;
      server = await startServer(place);
      where.port = server.port;
    }
    const view = await picture(where, round, phones);
    counted += view.answered;
    lost += Math.max(0, (room.acknowledged[at] ?? 0) - view.answered);
    doubled += Math.max(0, view.answered - phones);
  }
  for (const phone of room.phones) phone.stop();
  const { version } = await look(where, round);
  await post(where, 'live/lead', { ...leader(round), step: 'end', version });
  await server.stop();
  const delays = room.delays.toSorted((a, b) => a - b);
  return [
    engine.name,
    whole(phones),
    whole(killed),
    whole(questions),
    whole(percentile(delays, 0.5)),
    whole(delays.at(-1) ?? 0),
    `${whole(counted)} of ${whole(phones * questions)}`,
    whole(lost),
    whole(doubled),
  ];
}

async function next(where: Where, round: Opened, room: Room): Promise<void> {
  const { version } = await look(where, round);
  room.clicked_at = performance.now();
  await post(where, 'live/lead', { ...leader(round), step: 'next', version });
}

/** How things stand: a step from a version that never was changes nothing. */
async function look(where: Where, round: Opened): Promise<LiveHostView> {
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS;) {
    const view = await post<LiveHostView>(where, 'live/lead', {
      ...leader(round),
      step: 'close',
      version: 0,
    });
    if (view) return view;
    await wait(100);
  }
  throw new Error('the round does not answer');
}

async function picture(where: Where, round: Opened, phones: number): Promise<LiveHostView> {
  for (const since = performance.now(); ;) {
    const view = await look(where, round);
    if (view.phase === 'picture') return view;
    if (performance.now() - since > PATIENCE_MS)
      throw new Error(`only ${view.answered} of ${phones} phones have answered`);
    await wait(100);
  }
}

async function half({ acknowledged }: Room, at: number, phones: number): Promise<void> {
  const since = performance.now();
  while ((acknowledged[at] ?? 0) < phones / 2 && performance.now() - since < PATIENCE_MS) await wait(5);
}

function leader({ institution_id, round_id, host_token }: Opened) {
  return { institution_id, round_id, host_token };
}
