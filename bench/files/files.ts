import { availableParallelism, loadavg } from 'node:os';
import { machine, megabytes, percentile, tenths, whole } from '../common/figures.ts';
import { makeStrangers, type Developer } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startProcess, startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { onDatabase, seed } from '../calls/seed.ts';
import { watchServer } from '../hostile/watch.ts';
import { madeUpFilm } from './film.ts';
import { filmForm, send, type Answer } from './send.ts';
import { insertVideos } from './videos.queries.ts';

const INSTITUTION = 7;
const PEOPLE = 50;
const TOKEN = 'figures-of-the-bench';
const MB = 1024 * 1024;
const LARGE = 50 * MB;
const EACH = 10 * MB;
const PART = MB;
const AT_ONCE = 16;
const READS = { whole: 1_000, quick: 200 };

/** Uploads one large film, reads parts of it, and lets fifty people upload at once; beside it the same by bare streams. */
export async function benchFiles(isQuick: boolean): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const alone: string[][] = [];
  const crowd: string[][] = [];
  await withEngines(async (engine) => {
    const ours = await measureOurs(engine, isQuick ? READS.quick : READS.whole);
    alone.push(ours.alone);
    crowd.push(ours.crowd);
  });
  await withEngines(async (engine) => {
    if (engine.name !== 'embedded') return;
    const bare = await measureBare(engine, isQuick ? READS.quick : READS.whole);
    alone.push(bare.alone);
    crowd.push(bare.crowd);
  });
  const where = machine(availableParallelism(), load);
  printTable(
    `One film of ${megabytes(LARGE)} MB, then parts of ${megabytes(PART)} MB of it, ${AT_ONCE} at a time (${where})`,
    [
      left('server'),
      right('upload MB/s'),
      right('parts'),
      right('MB/s'),
      right('p50 ms'),
      right('p99 ms'),
      right('failed'),
    ],
    alone,
  );
  printTable(
    `${PEOPLE} people upload ${megabytes(EACH)} MB each at once (${where})`,
    [
      left('server'),
      right('kept'),
      right('asked to wait'),
      right('failed'),
      right('seconds'),
      right('MB/s'),
      right('p99 ms'),
      right('peak MB'),
      right('loop late ms'),
    ],
    crowd,
  );
}

interface Rows {
  readonly alone: string[];
  readonly crowd: string[];
}

async function measureOurs(engine: Engine, reads: number): Promise<Rows> {
  const place = await engine.makePlace('files');
  await seed(place, { containers: 1, questions_per_bank: 1 }, 1);
  const { people, videos } = await onDatabase(place, (db) =>
    db.inTransaction(async (tx) => {
      const roles = Array.from({ length: PEOPLE }, () => 'cd');
      const made = await makeStrangers(tx, INSTITUTION, roles);
      return { people: made, videos: await insertVideos(tx, INSTITUTION, made) };
    }),
  );
  const server = await startServer(place, { METRICS_TOKEN: TOKEN });
  const upload = (person: Developer, at: number, film: Buffer): Promise<Answer> =>
    send({
      port: server.port,
      method: 'POST',
      path: '/api/storage/upload',
      ...filmForm(person, INSTITUTION, videos[at] ?? '', film),
    });
  const [first] = people;
  if (!first) throw new Error('nobody is there');
  const one = await upload(first, 0, madeUpFilm(LARGE));
  const { data } = JSON.parse(one.body.toString()) as { data: { url?: string; problem?: string } };
  if (data.url === undefined) throw new Error(`the film was refused: ${data.problem}`);
  const alone = await readParts(server.port, data.url, reads);
  const watch = watchServer(server, TOKEN);
  await watch.take();
  const film = madeUpFilm(EACH);
  const crowd = await together(people.length, (at) => upload(people[at] ?? first, at, film));
  const { loop_delay, memory } = await watch.take();
  watch.stop();
  await server.stop();
  return {
    alone: [`ours, ${engine.name}`, speed(LARGE, one.took), ...alone],
    crowd: [`ours, ${engine.name}`, ...crowd, megabytes(memory), whole(loop_delay)],
  };
}

async function measureBare(engine: Engine, reads: number): Promise<Rows> {
  const place = await engine.makePlace('bare_files');
  const server = await startProcess('bench/files/bare-files.ts', place, {});
  const upload = (film: Buffer): Promise<Answer> =>
    send({ port: server.port, method: 'POST', path: '/', pieces: [film] });
  const one = await upload(madeUpFilm(LARGE));
  const alone = await readParts(server.port, `/${one.body.toString()}`, reads);
  const film = madeUpFilm(EACH);
  const crowd = await together(PEOPLE, () => upload(film));
  await server.stop();
  return {
    alone: ['bare streams', speed(LARGE, one.took), ...alone],
    crowd: ['bare streams', ...crowd, '', ''],
  };
}

/** Reads parts from all over the film, so many at a time: how many, how fast, and how many of them were wrong. */
async function readParts(port: number, path: string, reads: number): Promise<string[]> {
  const took: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const reader = async (): Promise<void> => {
    while (next < reads) {
      const first = ((next++ * 7919) % (LARGE / PART)) * PART;
      const range = `bytes=${first}-${first + PART - 1}`;
      const answer = await send({ port, method: 'GET', path, headers: { range } });
      if (answer.status !== 206 || answer.body.length !== PART) failed += 1;
      took.push(answer.took);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const all = performance.now() - started;
  took.sort((a, b) => a - b);
  return [
    whole(reads),
    speed(reads * PART, all),
    tenths(percentile(took, 0.5)),
    tenths(percentile(took, 0.99)),
    whole(failed),
  ];
}

/** All at once: how many were kept, asked to wait or failed, and how long it took. */
async function together(count: number, upload: (at: number) => Promise<Answer>): Promise<string[]> {
  const started = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: count }, (_each, at) => upload(at)));
  const all = performance.now() - started;
  const came = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const kept = came.filter(isKept);
  const waiting = came.filter(({ body }) => body.includes('request.busy'));
  const took = kept.map((answer) => answer.took).toSorted((a, b) => a - b);
  return [
    whole(kept.length),
    whole(waiting.length),
    whole(count - kept.length - waiting.length),
    tenths(all / 1000),
    speed(kept.length * EACH, all),
    whole(percentile(took, 0.99)),
  ];
}

// The bare server answers a name, ours an envelope.
function isKept({ status, body }: Answer): boolean {
  return status === 200 && (!body.includes('error_code') || body.includes('"error_code":0'));
}

function speed(bytes: number, milliseconds: number): string {
  return tenths(bytes / MB / (milliseconds / 1000));
}
