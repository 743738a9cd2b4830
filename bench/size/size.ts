import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { kilobytes, whole } from '../common/figures.ts';
import { left, printTable, right } from '../common/table.ts';
import { weigh, withMeter, type Sizes } from './built-files.ts';

/** Opens the studio's login and a learner's first question in a real browser, and weighs the built files that it asked for. */
export async function benchSize(): Promise<void> {
  await withMeter(async ({ address, filesOf }) => {
    const login = await filesOf('/', (page) => seen(page, 'input[type=password]'));
    const question = await filesOf(await playerPath(address), async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await seen(page, 'input[type=radio], input[type=checkbox]');
    });
    printSizes('The login route of the studio (limit: 180 kB of JavaScript with gzip)', login);
    printSizes("A learner's first question (aim: 100 kB over the wire in all)", question);
  });
}

async function seen(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
}

async function playerPath(address: string): Promise<string> {
  const pwd = createHash('sha256').update('takhti-demo').digest('hex');
  const { session_id } = (await call(address, 'login', { username: 'teacher', pwd })) as {
    session_id: string;
  };
  const { records } = (await call(address, 'content/search', {}, session_id)) as {
    records: { content_id: string; content_type: string; language: string }[];
  };
  for (const { content_id, content_type, language } of records) {
    if (language !== 'english' || !['mcq', 'assessment'].includes(content_type)) continue;
    const opened = await call(address, 'content/open', { content_id }, session_id);
    const { player_path } = opened as { player_path: string | null };
    if (player_path) return player_path;
  }
  throw new Error('the demo institution has nothing to play');
}

async function call(address: string, name: string, request: object, session_id?: string): Promise<unknown> {
  const response = await fetch(`${address}/api/${name}`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: {
      'content-type': 'application/json',
      ...(session_id && { authorization: `Bearer ${session_id}` }),
    },
  });
  const { data } = (await response.json()) as { data: unknown };
  return data;
}

const kinds: Readonly<Record<string, string>> = {
  '.js': 'JavaScript',
  '.css': 'CSS',
  '.html': 'HTML',
  '.woff2': 'fonts',
};
function printSizes(heading: string, files: readonly string[]): void {
  const byKind = Map.groupBy(files, (file) => kinds[path.extname(file)] ?? 'other');
  const rows = [...byKind.keys()].toSorted().map((kind) => rowOf(kind, weigh(byKind.get(kind) ?? [])));
  printTable(
    heading,
    [left('kind'), right('files'), right('raw kB'), right('gzip kB'), right('brotli kB')],
    [...rows, rowOf('in all', weigh(files))],
  );
}

function rowOf(kind: string, { files, raw, gzip, brotli }: Sizes): string[] {
  return [kind, whole(files), ...[raw, gzip, brotli].map(kilobytes)];
}
