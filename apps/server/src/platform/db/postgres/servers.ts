/** `DATABASE_URL` in its parts: before the servers, the servers, and behind them. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;
/** A session of ours must be able to write. */
const wanted: readonly string[] = ['read-write', 'primary'];
const attribute = 'target_session_attrs';

/**
 * The addresses of the servers that `DATABASE_URL` names, one URL each: `postgres://a,b:6432/takhti` is two, of which one takes
 * writes and the others follow it.
 * @returns a sentence about what is wrong with it, in their place
 */
export function readServers(database_url: string): readonly string[] | string {
  const found = parts.exec(database_url);
  if (!found) return 'begins with postgres://';
  const [, head = '', servers = '', tail = ''] = found;
  const urls: string[] = [];
  for (const server of servers.split(',')) {
    if (server === '' && servers !== '') return 'a comma stands between two servers';
    const url = URL.parse(`${head}${server}${tail}`);
    if (!url) return 'Invalid URL';
    const given = url.searchParams.get(attribute);
    if (given !== null && !wanted.includes(given)) return `${attribute} must be ${wanted.join(' or ')}`;
    urls.push(given === null ? `${head}${server}${tail}` : withoutAttribute(url));
  }
  return urls;
}

/**
 * The same for a URL that was looked at when the server started.
 * @throws Error for one that is wrong
 */
export function serversOf(database_url: string): readonly string[] {
  const servers = readServers(database_url);
  if (typeof servers === 'string') throw new Error(`DATABASE_URL: ${servers}`);
  return servers;
}

/** The database and its servers, as the beginning of a sentence or a part of one; never the password. */
export function placeOfServers(database_url: string): { readonly hosts: string; readonly database: string } {
  const urls = serversOf(database_url).map((server) => new URL(server));
  const hosts = urls.map(
    (url) => `${url.hostname || (url.searchParams.get('host') ?? 'localhost')}:${url.port || '5432'}`,
  );
  return { hosts: hosts.join(' or '), database: decodeURIComponent(urls[0]?.pathname.slice(1) ?? '') };
}

function withoutAttribute(url: URL): string {
  url.searchParams.delete(attribute);
  return url.href;
}
