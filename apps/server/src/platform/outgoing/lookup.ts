import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Refused } from './no-answer.ts';

/**
 * The system looks names up in threads of which there are four, and files and passwords need them too. A name that nobody answers for
 * holds one for many seconds, and a person who manages an institution's connections can name as many as they like.
 */
const most_at_once = 2;
/** The caller has given up by then. */
const patience_ms = 15_000;

type LookUp = (hostname: string, options: LookupOptions & { all: true }) => Promise<LookupAddress[]>;

/**
 * Makes the way to find what names mean, few at a time; the same name, asked for again, is looked up once.
 * @param isOpen whether an address may be connected to
 */
export function makeLookup(isOpen: (address: string) => boolean, look: LookUp = lookUp): LookupFunction {
  const pending = new Map<string, Promise<LookupAddress[]>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
    const asked = performance.now();
    if (running < most_at_once) running += 1;
    else await new Promise<void>((next) => waiting.push(next));
    try {
      if (performance.now() - asked > patience_ms) throw new Refused('timed_out');
      return await look(hostname, { ...options, all: true });
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  function find(hostname: string, options: LookupOptions): Promise<LookupAddress[]> {
    const key = JSON.stringify([hostname, options.family, options.hints]);
    const known = pending.get(key);
    if (known) return known;
    const found = inTurn(hostname, options).finally(() => pending.delete(key));
    pending.set(key, found);
    return found;
  }

  async function answer(...[hostname, options, callback]: Parameters<LookupFunction>): Promise<void> {
    let open: LookupAddress[] = [];
    try {
      open = (await find(hostname, options)).filter(({ address }) => isOpen(address));
    } catch (error) {
      return callback(error as NodeJS.ErrnoException, '');
    }
    const [first] = open;
    if (!first) callback(new Refused('address_refused'), '');
    else if (options.all === true) callback(null, open);
    else callback(null, first.address, first.family);
  }
  return (hostname, options, callback) => void answer(hostname, options, callback);
}
