import type { KeptCopy } from './kept-copy.ts';

// Three shelves of this browser; what was put there longest ago makes room.
const shelves = {
  pages: { name: 'takhti-pages', most: 60 },
  files: { name: 'takhti-files', most: 1_500 },
  copies: { name: 'takhti-copies', most: 60 },
} as const;
type Shelf = keyof typeof shelves;

/** Under what a page is kept: its fragment is its own matter, and a token in it is a secret. */
function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('auth_token');
  return url.href;
}

// A file's signature changes and its bytes never do.
function fileKey(address: string): string {
  return new URL(address, self.location.href).pathname;
}

export async function keptPage(address: string): Promise<Response | undefined> {
  return find('pages', pageKey(address));
}

export async function keepPage(address: string, page: Response): Promise<void> {
  await put('pages', pageKey(address), page);
}

export async function keptFile(address: string): Promise<Response | undefined> {
  return find('files', fileKey(address));
}

/** Keeps what is not kept yet, one after another: they share a slow line. What does not come is not kept. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const key = fileKey(address);
    if (await find('files', key)) continue;
    const file = await fetch(address).catch(() => null);
    if (file?.status === 200) await put('files', key, file);
  }
}

/** What is kept under a name, which was written by this very worker. */
export async function readCopy(name: string): Promise<KeptCopy | null> {
  const kept = await find('copies', name);
  return kept ? ((await kept.json()) as KeptCopy) : null;
}

/** @param copy null to forget it */
export async function writeCopy(name: string, copy: KeptCopy | null): Promise<void> {
  if (copy === null) await (await open('copies')).delete(name);
  else await put('copies', name, new Response(JSON.stringify(copy)));
}

function open(shelf: Shelf): Promise<Cache> {
  return caches.open(shelves[shelf].name);
}

async function find(shelf: Shelf, key: string): Promise<Response | undefined> {
  return (await open(shelf)).match(key);
}

async function put(shelf: Shelf, key: string, response: Response): Promise<void> {
  const cache = await open(shelf);
  await cache.put(key, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - shelves[shelf].most))) await cache.delete(old);
}
