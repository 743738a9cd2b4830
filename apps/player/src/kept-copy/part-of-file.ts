/**
 * What a player of sounds asks for: a part of a file, as a server would answer it; the whole where no part is asked for.
 * @param range as the request says it
 */
export async function partOfFile(file: Response, range: string | null): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '') return file;
  const whole = await file.blob();
  const from = Number(first);
  const to = last === '' ? whole.size - 1 : Math.min(Number(last), whole.size - 1);
  if (from > to)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } });
  const headers = new Headers(file.headers);
  headers.set('content-range', `bytes ${from}-${to}/${whole.size}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(whole.slice(from, to + 1), { status: 206, headers });
}
