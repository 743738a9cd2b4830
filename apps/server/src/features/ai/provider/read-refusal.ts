import type { AiFault } from '@takhti/domain';
import { z } from 'zod';
import { parseForeign } from '../../../platform/json/storable-json.ts';
import { ServiceFault } from './service-fault.ts';

const Refusal = z.object({ error: z.object({ message: z.string() }) });
const most_bytes = 64 * 1024;

const byStatus: Readonly<Record<number, AiFault>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'wrong_address',
  405: 'wrong_address',
  408: 'timed_out',
  429: 'rate_limited',
};

/** The meaning of an error reply of a service, with its message. */
export async function readRefusal(
  status: number,
  body: AsyncIterable<Uint8Array>,
  key: string,
): Promise<ServiceFault> {
  return new ServiceFault(faultOfStatus(status), textOf(await messageIn(body), key));
}

function faultOfStatus(status: number): AiFault {
  if (status >= 300 && status < 400) return 'wrong_address';
  return byStatus[status] ?? (status >= 500 ? 'failing' : status >= 400 ? 'rejected' : 'nonsense');
}

async function messageIn(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      bytes += piece.length;
      if (bytes > most_bytes) return '';
      pieces.push(piece);
    }
    return Refusal.safeParse(parseForeign(Buffer.concat(pieces).toString('utf8'))).data?.error.message ?? '';
  } catch {
    // Without a reason all we know is that it refused.
    return '';
  }
}

/** The shortened message of a service; a key that it repeats is removed. */
export function textOf(message: string, key: string): string {
  const safe = key === '' ? message : message.replaceAll(key, '•••');
  return safe
    .slice(0, 2_000)
    .replace(/\s+/g, ' ')
    .replace(/sk-[\w-]{6,}/g, '•••')
    .slice(0, 200);
}
