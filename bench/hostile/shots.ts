import type { Developer } from '../common/people.ts';
import type { Shot, Target } from './target.ts';

const boundary = 'takhti-bench-boundary';

/** The n-th person of the strangers, in turn. */
export function personOf({ people }: Target, n: number): Developer {
  const person = people[n % people.length];
  if (!person) throw new Error('nobody is there');
  return person;
}

/** The n-th person's bank. */
export function bankOf({ banks }: Target, n: number): string {
  return banks[n % banks.length] ?? '';
}

/** A file sent with a form, fields first, as a browser does. */
export function fileShot(
  target: Target,
  n: number,
  file: {
    readonly path: string;
    readonly file_name: string;
    readonly bytes: Buffer;
    readonly container_id?: string;
  },
): Shot {
  const { user_id, session_id } = personOf(target, n);
  const { path, file_name, bytes, container_id = bankOf(target, n) } = file;
  const fields = { user_id, institution_id: target.institution_id, container_id };
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file_name}"\r\n\r\n`;
  const body = [Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { path, session_id, body, content_type: `multipart/form-data; boundary=${boundary}` };
}

/** A call as JSON, by the n-th person. */
export function jsonShot(target: Target, n: number, path: string, request: object): Shot {
  const { user_id, session_id } = personOf(target, n);
  const ids = { user_id, institution_id: target.institution_id };
  return textShot(path, session_id, JSON.stringify({ ...ids, ...request }));
}

/** A call whose body is this text, whatever it is. */
export function textShot(path: string, session_id: string, text: string): Shot {
  return { path, session_id, content_type: 'application/json', body: [Buffer.from(text)] };
}

/** As many of them as wanted. */
export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}
