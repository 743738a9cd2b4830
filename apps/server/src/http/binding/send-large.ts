import { createReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { isLonger, jsonPieces } from '../../platform/json/json-pieces.ts';
import { writePieces } from '../../platform/temporary/temporary-files.ts';
import { makeFairQueue, type Owner } from '../../platform/work/index.ts';
import type { Services } from '../services.ts';

/** Shorter answers are written and sent at once. */
const large_chars = 512 * 1024;
// What an answer is made of is in memory until it is written.
const writing = makeFairQueue({ all: 2, institution: 1, person: 1 });

/** Whether an answer would hold everybody up while it is written. */
export function isLarge(envelope: object): boolean {
  return isLonger(envelope, large_chars);
}

/**
 * Sends an answer that is large: it is written to a temporary file piece by piece, few of them at a time, so that memory holds one piece of
 * each that is on its way, however slowly it is taken.
 */
export async function sendLarge(
  reply: FastifyReply,
  envelope: object,
  { temporary }: Pick<Services, 'temporary'>,
  owner: Owner,
): Promise<void> {
  const file = temporary.make();
  try {
    await writing.run(owner, () => writePieces(file.path, jsonPieces(envelope)));
    await reply.header('content-type', 'application/json; charset=utf-8').send(createReadStream(file.path));
  } finally {
    await file.remove();
  }
}
