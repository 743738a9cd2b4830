import { isKeptCopy, type KeptCopy } from './kept-copy.ts';

// Caches of this browser; where one is full, its oldest entry is deleted.
const keptCaches = {
  files: { name: 'takhti-files', most: 1_500 },
  copies: { name: 'takhti-copies', most: 60 },
  answers: { name: 'takhti-answers', most: 200 },
} as const;
type CacheName = keyof typeof keptCaches;

/**
 * The version of the format in which copies and answers are kept. Raise it when a player can no longer open what an older one kept:
 * such entries count as missing until newer ones replace them. Entries without a version are of the first.
 */
const kept_version = 1;
const versionHeader = 'x-takhti-kept-version';

/** The player is one page at all its addresses. */
const page = '/player/';
const ofAssets = /\/player\/assets\/[\w.-]+/g;

// The signature in a file's address changes, its bytes never do.
function fileKey(address: string): string {
  return new URL(address, self.location.href).pathname;
}

export async function keptPage(): Promise<Response | undefined> {
  return find('files', page);
}

/** Keeps the player's page with the files that it names: without them it would show nothing. */
export async function keepPage(): Promise<boolean> {
  const html = await fetch(page).catch(() => null);
  if (html?.status !== 200) return false;
  const isWhole = await keepFiles((await html.clone().text()).match(ofAssets) ?? [], 'default');
  return (await put('files', page, html)) && isWhole;
}

export async function keptFile(address: string): Promise<Response | undefined> {
  return find('files', fileKey(address));
}

/**
 * Keeps files that are not kept yet, one after another, as they share a slow network. Files that cannot be fetched are skipped.
 * @param cache 'only-if-cached' to use only the browser's own cache
 * @returns whether all of them are kept
 */
export async function keepFiles(addresses: readonly string[], cache: RequestCache): Promise<boolean> {
  let isWhole = true;
  for (const address of addresses) {
    const key = fileKey(address);
    if (await find('files', key)) continue;
    const file = await fetch(address, { cache, mode: 'same-origin' }).catch(() => null);
    const isKept = file?.status === 200 && (await put('files', key, file));
    isWhole &&= isKept;
  }
  return isWhole;
}

/** The stored copy of a game; null where there is none that this player can open. */
export async function readCopy(name: string): Promise<KeptCopy | null> {
  const kept = await findValue('copies', name);
  const copy: unknown = await kept?.json().catch(() => null);
  return isKeptCopy(copy) ? copy : null;
}

/** @param copy null to delete it */
export async function writeCopy(name: string, copy: KeptCopy | null): Promise<void> {
  await write('copies', name, copy);
}

/** The stored reply of a call that opens content; its key is the whole request. */
export async function keptAnswer(path: string, asked: string): Promise<Response | undefined> {
  return findValue('answers', answerKey(path, asked));
}

/** @param answer null to delete it */
export async function writeAnswer(path: string, asked: string, answer: object | null): Promise<void> {
  await write('answers', answerKey(path, asked), answer);
}

function answerKey(path: string, asked: string): string {
  return `/player/kept/${path}?${encodeURIComponent(asked)}`;
}

function open(cacheName: CacheName): Promise<Cache> {
  return caches.open(keptCaches[cacheName].name);
}

// A browser without room, or that refuses its storage, still shows what comes over the network.
async function find(cacheName: CacheName, key: string): Promise<Response | undefined> {
  return open(cacheName)
    .then((cache) => cache.match(key))
    .catch(() => undefined);
}

// A value that this player wrote, or one whose values have the same form.
async function findValue(cacheName: CacheName, key: string): Promise<Response | undefined> {
  const kept = await find(cacheName, key);
  return Number(kept?.headers.get(versionHeader) ?? 1) === kept_version ? kept : undefined;
}

async function write(cacheName: CacheName, key: string, value: object | null): Promise<void> {
  if (value !== null) {
    const headers = { [versionHeader]: String(kept_version) };
    await put(cacheName, key, new Response(JSON.stringify(value), { headers }));
    return;
  }
  await open(cacheName)
    .then((cache) => cache.delete(key))
    .catch(() => false);
}

/** @returns whether there is room for it */
async function put(cacheName: CacheName, key: string, response: Response): Promise<boolean> {
  try {
    const cache = await open(cacheName);
    await cache.put(key, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - keptCaches[cacheName].most)))
      await cache.delete(old);
    return true;
  } catch {
    return false;
  }
}
