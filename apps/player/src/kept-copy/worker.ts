import type { GameResult } from '@takhti/domain';
import type { Saved } from '../attempt/server-recorder.ts';
import { randomId, randomToken } from '../attempt/random.ts';
import { genericPath } from '../types/files/generic-calls.ts';
import { gamePaths, type GameLaunch } from '../types/rounds/game/game-calls.ts';
import type { KeepMessage } from './keep-message.ts';
import {
  launchOffline,
  nameOfCopy,
  withCopy,
  withLaunch,
  withLaunched,
  withSave,
  type AskedLaunch,
  type AskedSave,
  type KeptCopy,
} from './kept-copy.ts';
import { partOfFile } from './part-of-file.ts';
import {
  keepFiles,
  keepPage,
  keptAnswer,
  keptFile,
  keptPage,
  readCopy,
  writeAnswer,
  writeCopy,
} from './store.ts';
import { parseAnswer } from './parse-answer.ts';
import type { KeepEvent, WorkerScope } from './worker-scope.ts';

// Is between the player's pages and the network. It keeps only what a page asks it to keep, and answers in place of the network
// only from that, when the network does not answer.

const scope = self as unknown as WorkerScope;
/** Network timeout when a cached copy exists. */
const PATIENCE_MS = 8_000;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(keepAndAnswer(event)));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answering(request);
  if (answer) event.respondWith(answer(request));
});

/** The handler of a request; undefined to leave it to the network. */
function answering({ url, method, mode }: Request): ((request: Request) => Promise<Response>) | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== scope.location.origin) return undefined;
  if (method === 'POST') return calls[pathname];
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return openPage;
  return /^\/(player\/assets|files)\//.test(pathname) ? openFile : undefined;
}

const calls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  [`/api/${gamePaths.launch}`]: launch,
  [`/api/${gamePaths.save}`]: save,
  [`/api/${genericPath}`]: openContent,
};

async function keepAndAnswer({ data, ports }: KeepEvent): Promise<void> {
  const isKept = await keep(data).catch(() => false);
  ports[0]?.postMessage(isKept);
}

/** @returns whether all of it is kept that was asked for */
async function keep(message: KeepMessage): Promise<boolean> {
  const { parts, files, is_ahead = false } = message;
  // Written first: the attempt continues while its parts are fetched.
  if (!is_ahead) await write(message);
  const isWhole = await keepFiles(parts, 'force-cache');
  if (is_ahead && isWhole) await write(message);
  await keepFiles(files, 'only-if-cached');
  return (await keepPage()) && isWhole;
}

async function write({ game, copy, opened }: KeepMessage): Promise<void> {
  const kept = game ?? copy;
  const name = kept ? nameOfCopy(kept.content) : null;
  if (game && name !== null) await changeCopy(name, (before) => withLaunched(before, game.launch));
  if (copy && name !== null) await changeCopy(name, (before) => withCopy(before, copy.copy));
  if (opened) await writeAnswer(opened.path, JSON.stringify(opened.asked), answerOf(opened.data));
}

async function openPage(request: Request): Promise<Response> {
  const kept = await keptPage();
  if (!kept) return fetch(request);
  const page = await fetchSoon(request);
  return page !== null && page.status < 500 ? page : kept;
}

async function openContent(request: Request): Promise<Response> {
  const asked = await request.clone().text();
  const kept = await keptAnswer(genericPath, asked);
  if (!kept) return fetch(request);
  const answer = await fetchSoon(request);
  const parsed = await parseAnswer(answer);
  if (answer === null || parsed === 'nothing') return kept;
  if (parsed === 'gone') await writeAnswer(genericPath, asked, null);
  else if (parsed !== 'other') await writeAnswer(genericPath, asked, answerOf(parsed.data));
  return answer;
}

async function openFile(request: Request): Promise<Response> {
  const kept = await keptFile(request.url);
  return kept ? partOfFile(kept, request.headers.get('range')) : fetch(request);
}

async function launch(request: Request): Promise<Response> {
  const asked = (await request.clone().json()) as AskedLaunch;
  const name = nameOfCopy(asked);
  const copy = name === null ? null : await readCopy(name);
  if (name === null || copy === null) return fetch(request);
  const answer = await fetchSoon(request);
  const parsed = await parseAnswer(answer);
  if (answer !== null && parsed !== 'nothing') {
    if (parsed === 'gone') await changeCopy(name, () => null);
    else if (parsed !== 'other')
      await changeCopy(name, (before) => withLaunch(before, parsed.data as GameLaunch));
    return answer;
  }
  const fresh = {
    attempt_id: randomId(),
    attempt_token: randomToken(),
    started_on: new Date().toISOString(),
  };
  const offline = launchOffline(copy, asked, fresh);
  await changeCopy(name, () => offline.copy);
  return new Response(JSON.stringify(answerOf(offline.launch)));
}

async function save(request: Request): Promise<Response> {
  const saved = (await request.clone().json()) as AskedSave;
  const answer = await fetch(request).catch(() => null);
  const name = nameOfCopy(saved);
  const parsed = await parseAnswer(answer);
  // A save that does not reach the server waits in the page; the copy has its state all the same.
  const result = typeof parsed === 'object' ? (parsed.data as Saved<GameResult>).result : null;
  if (name !== null && (parsed === 'nothing' || typeof parsed === 'object'))
    await changeCopy(name, (copy) => copy && withSave(copy, saved, result));
  return answer ?? Response.error();
}

let turn: Promise<unknown> = Promise.resolve();

/** Changes what is kept under a name, one after another: calls come while others are answered. */
function changeCopy(name: string, change: (copy: KeptCopy | null) => KeptCopy | null): Promise<void> {
  const changed = turn.then(async () => writeCopy(name, change(await readCopy(name))));
  turn = changed.catch(() => undefined);
  return changed;
}

/** The answer within a time limit; null without one. */
async function fetchSoon(request: Request): Promise<Response | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  const answer = await fetch(request.clone(), { signal: abort.signal }).catch(() => null);
  clearTimeout(timer);
  return answer;
}

/** The envelope around a reply. */
function answerOf(data: object): object {
  return { error_code: 0, error_message: '', data };
}
