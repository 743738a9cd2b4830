import { availableParallelism, loadavg } from 'node:os';
import { machine, megabytes, tenths, whole } from '../common/figures.ts';
import { id } from '../common/ids.ts';
import { memoryOf } from '../common/memory.ts';
import { INSTITUTION, type Developer } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { startServer } from '../common/server-process.ts';
import { left, printTable, right } from '../common/table.ts';
import { draftBanksOf } from '../calls/content.ts';
import { seed, type Size } from '../calls/seed.ts';
import { importFile, madeUpFile, type ImportFile } from './csv.ts';

const SIZE: Size = { containers: 1_000, questions_per_bank: 2 };
const IMPORTS = { whole: 5, quick: 2 };
const PREVIEWED = 10_000;
const LOOK_EVERY_MS = 25;

/** Imports a file of questions into one bank after the other, and looks at time, progress and memory. */
export async function benchImport(isQuick: boolean): Promise<void> {
  const file = importFile();
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  const looked: string[][] = [];
  await withEngines(async (engine) => {
    looked.push(await previewLong(engine));
    rows.push(...(await importAgainAndAgain(engine, file, isQuick ? IMPORTS.quick : IMPORTS.whole)));
  });
  printTable(
    `Import of ${file.name}, ${whole(file.text.length / 1000)} kB, one bank after the other (${machine(availableParallelism(), load)})`,
    [
      left('database'),
      right('import'),
      right('questions'),
      right('seconds'),
      right('reports'),
      right('memory before MB'),
      right('peak MB'),
      right('after MB'),
    ],
    rows,
  );
  printTable(
    `A file of ${whole(PREVIEWED)} rows looked at before it is imported (${machine(availableParallelism(), load)})`,
    [left('database'), right('rows'), right('seconds'), right('reply MB'), right('server peak MB')],
    looked,
  );
}

async function previewLong(engine: Engine): Promise<string[]> {
  const place = await engine.makePlace('previews');
  const [developer] = await seed(place, SIZE, 1);
  const [bank] = developer ? draftBanksOf(developer.n, SIZE.containers) : [];
  if (!developer || bank === undefined) throw new Error('nobody is there to import');
  const server = await startServer(place);
  const watch = watchMemory(server.pid);
  const file = madeUpFile(PREVIEWED);
  const { last, seconds, bytes } = await sendFile(server.port, developer, bank, {
    path: 'editor/mcq/import/preview',
    file,
  });
  const peak = watch.peak();
  await server.stop();
  const rows = last?.data?.rows?.length;
  return [
    engine.name,
    rows === undefined ? `refused: ${last?.error_message}` : whole(rows),
    tenths(seconds),
    tenths(bytes / 1_000_000),
    megabytes(peak),
  ];
}

/** The most memory that a process has from now on. */
function watchMemory(pid: number): { readonly peak: () => number } {
  let most = memoryOf(pid);
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, LOOK_EVERY_MS);
  return {
    peak() {
      clearInterval(timer);
      return most;
    },
  };
}

async function importAgainAndAgain(engine: Engine, file: ImportFile, times: number): Promise<string[][]> {
  const place = await engine.makePlace('imports');
  const [developer] = await seed(place, SIZE, 1);
  if (!developer) throw new Error('nobody is there to import');
  const banks = draftBanksOf(developer.n, SIZE.containers).slice(0, times);
  const server = await startServer(place);
  const rows: string[][] = [];
  for (const [at, bank] of banks.entries()) {
    const before = memoryOf(server.pid);
    const watch = watchMemory(server.pid);
    const { imported, seconds, reports } = await importOnce(server.port, developer, bank, file);
    const peak = watch.peak();
    rows.push([
      at === 0 ? engine.name : '',
      whole(at + 1),
      imported,
      tenths(seconds),
      whole(reports),
      ...[before, peak, memoryOf(server.pid)].map(megabytes),
    ]);
  }
  await server.stop();
  return rows;
}

interface Line {
  readonly progress?: object;
  readonly error_code?: number;
  readonly error_message?: string;
  readonly data?: { readonly imported?: number; readonly rows?: readonly object[] };
}

async function importOnce(port: number, developer: Developer, bank: number, file: ImportFile) {
  const { last, seconds, reports } = await sendFile(port, developer, bank, {
    path: 'editor/mcq/import',
    file,
  });
  return {
    imported: last?.error_code === 0 ? whole(last.data?.imported ?? 0) : `refused: ${last?.error_message}`,
    seconds,
    reports,
  };
}

interface Sent {
  readonly path: string;
  readonly file: ImportFile;
}

async function sendFile(port: number, developer: Developer, bank: number, { path, file }: Sent) {
  const form = new FormData();
  form.set('user_id', developer.user_id);
  form.set('institution_id', String(INSTITUTION));
  form.set('container_id', id('container', bank));
  form.set('file', new Blob([file.text], { type: 'text/csv' }), 'questions.csv');
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${developer.session_id}` },
  });
  const text = await response.text();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return {
    last: lines.at(-1),
    bytes: text.length,
    seconds: (performance.now() - started) / 1000,
    reports: lines.filter(({ progress }) => progress !== undefined).length,
  };
}
