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
import { importFile, type ImportFile } from './csv.ts';

const SIZE: Size = { containers: 1_000, questions_per_bank: 2 };
const IMPORTS = { whole: 5, quick: 2 };
const LOOK_EVERY_MS = 25;

/** Imports a file of questions into one bank after the other, and looks at time, progress and memory. */
export async function benchImport(isQuick: boolean): Promise<void> {
  const file = importFile();
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  await withEngines(async (engine) => {
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
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(server.pid));
    }, LOOK_EVERY_MS);
    const { imported, seconds, reports } = await importOnce(server.port, developer, bank, file);
    clearInterval(watch);
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
  readonly data?: { readonly imported?: number };
}

async function importOnce(port: number, developer: Developer, bank: number, file: ImportFile) {
  const form = new FormData();
  form.set('user_id', developer.user_id);
  form.set('institution_id', String(INSTITUTION));
  form.set('container_id', id('container', bank));
  form.set('file', new Blob([file.text], { type: 'text/csv' }), 'questions.csv');
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/editor/mcq/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${developer.session_id}` },
  });
  const text = await response.text();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const last = lines.at(-1);
  return {
    imported: last?.error_code === 0 ? whole(last.data?.imported ?? 0) : `refused: ${last?.error_message}`,
    seconds: (performance.now() - started) / 1000,
    reports: lines.filter(({ progress }) => progress !== undefined).length,
  };
}
