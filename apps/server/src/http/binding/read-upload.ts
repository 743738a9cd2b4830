import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Problem, type AcceptedFile, type Call, type ProblemName } from '@takhti/contract';
import type { FastifyRequest } from 'fastify';
import { storableText } from '../../platform/json/storable-json.ts';
import { TooManyBytes, writeIncoming } from '../../platform/temporary/write-incoming.ts';
import type { IncomingFile } from '../route.ts';
import { drain } from './drain.ts';
import { CallerLeft } from './left-caller.ts';
import { storable } from './read-request.ts';

/** More than the fields of an upload and what is between its parts can be. */
const most_around = 256 * 1024;

/** Parses the fields of an upload, and asks whether a file of this name may come; its name is empty for none. */
type Admit = (fields: unknown, file_name: string) => Promise<void>;

/**
 * Reads an upload: first its fields, then, if `admit` lets them pass, the file, as it comes and up to the limit of its call. A
 * refusal does not wait for what is still to come.
 * @param admit parses the fields and asks whether this file may come
 * @param path where the file is to be
 * @throws Problem uploads.type_not_allowed, the problem of a file that is too large, request.invalid for a body that is not
 * what the call takes; CallerLeft for one that breaks off; everything that `admit` throws
 */
export async function readUpload(
  call: Call,
  request: FastifyRequest,
  path: string,
  admit: Admit,
): Promise<IncomingFile> {
  if (!request.isMultipart()) throw noFileGiven();
  let refusal: { readonly error: unknown } | undefined;
  const ask: Admit = async (fields, file_name) => {
    try {
      await admit(fields, file_name);
    } catch (error) {
      refusal = { error };
      throw error;
    }
  };
  try {
    return await readParts(call, request, path, ask);
  } catch (error) {
    drain(request.raw);
    if (refusal) throw refusal.error;
    if (error instanceof Problem || isOfTheDisk(error)) throw error;
    if (request.raw.destroyed && !request.raw.complete) throw new CallerLeft();
    // Other missing or extra parts are the fault of the client.
    throw new Problem('request.invalid', { fields: [] });
  }
}

async function readParts(
  call: Call,
  request: FastifyRequest,
  path: string,
  admit: Admit,
): Promise<IncomingFile> {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({ limits: { fileSize: Infinity, files: 1, fields: 20, fieldSize: 64_000 } });
  const lost = signalOfLoss(request.raw);
  for await (const part of untilLost(parts, lost)) {
    if (part.type === 'field') {
      fields[part.fieldname] = fieldValue(part.fieldname, part.value);
      continue;
    }
    const file_name = storableText(part.filename);
    await admit(storable(fields), file_name);
    const accepted = acceptedAs(call, file_name);
    if (saidBytes(request) > accepted.most_bytes + most_around) throw tooLarge(accepted.too_large);
    const bytes = await write(part.file, path, accepted, lost);
    if (bytes === 0) throw emptyFile(call);
    return { file_name, path, bytes };
  }
  await admit(storable(fields), '');
  throw noFileGiven();
}

async function write(
  source: Readable,
  path: string,
  accepted: AcceptedFile,
  lost: AbortSignal,
): Promise<number> {
  try {
    return await writeIncoming(source, path, accepted.most_bytes, lost);
  } catch (error) {
    if (error instanceof TooManyBytes) throw tooLarge(accepted.too_large);
    throw error;
  }
}

/** Aborts when the connection closes before the whole body has arrived. */
function signalOfLoss(raw: IncomingMessage): AbortSignal {
  const loss = new AbortController();
  const look = (): void => {
    if (!raw.complete) loss.abort();
  };
  if (raw.destroyed) look();
  else raw.once('close', look);
  return loss.signal;
}

// The reader of parts would wait for ever if the connection closed before it began.
async function* untilLost<Part>(parts: AsyncIterableIterator<Part>, lost: AbortSignal): AsyncGenerator<Part> {
  const loss = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(new Error('the connection broke'));
    if (lost.aborted) fail();
    else lost.addEventListener('abort', fail, { once: true });
  });
  // Nobody may be waiting for a part any more when it breaks.
  loss.catch(() => {});
  for (;;) {
    const next = await Promise.race([parts.next(), loss]);
    if (next.done === true) return;
    yield next.value;
  }
}

function acceptedAs(call: Call, file_name: string): AcceptedFile {
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? '';
  const accepted = call.accepts.find(({ endings }) => endings.includes(ending));
  if (!accepted) throw new Problem('uploads.type_not_allowed');
  return accepted;
}

function saidBytes(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0);
}

// For a file that is too large, the contract defines only the message.
function tooLarge(problem: ProblemName): Problem {
  return new Problem(problem as 'request.too_large');
}

function isOfTheDisk(error: unknown): boolean {
  return (
    error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall))
  );
}

// Calls that keep files say so; to those that read a table it is as if none had come.
function emptyFile({ problems }: Call): Problem {
  return problems.includes('uploads.empty') ? new Problem('uploads.empty') : noFileGiven();
}

function noFileGiven(): Problem {
  return new Problem('request.invalid', {
    fields: [{ path: ['file'], message: 'required but not supplied' }],
  });
}

// Multipart carries text only; the one number among the injected fields is read back here.
function fieldValue(name: string, value: unknown): unknown {
  if (name === 'institution_id' && typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  return value === 'null' ? null : value;
}
