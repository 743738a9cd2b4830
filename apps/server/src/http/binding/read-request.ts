import { limits } from '@takhti/domain';
import { Problem, type Call } from '@takhti/contract';
import type { FastifyRequest } from 'fastify';
import { storableJson, storableText } from '../../platform/storable-json.ts';
import type { IncomingFile } from '../route.ts';

const noFile: IncomingFile = { file_name: '', body: Buffer.alloc(0) };

/** A request taken apart: its fields before they are parsed, and its file. */
export interface RawRequest {
  readonly fields: unknown;
  readonly file: IncomingFile;
}

/**
 * Reads the fields of a call's request, as the database can keep them, and the file that comes with an upload.
 * @throws Problem request.too_large for a file over the cap, request.invalid for a body that is not what the call takes.
 */
export async function readRequest(call: Call, request: FastifyRequest): Promise<RawRequest> {
  if (call.kind !== 'upload' && call.kind !== 'progress')
    return { fields: storable(request.body), file: noFile };
  if (!request.isMultipart()) throw noFileGiven();
  const raw = await readParts(request);
  if (raw.file.body.length === 0) throw noFileGiven();
  return raw;
}

function storable(body: unknown): unknown {
  const fields = storableJson(body ?? {});
  if (fields === undefined)
    throw new Problem('request.invalid', { fields: [{ path: [], message: 'is nested too deeply' }] });
  return fields;
}

function noFileGiven(): Problem {
  return new Problem('request.invalid', {
    fields: [{ path: ['file'], message: 'required but not supplied' }],
  });
}

async function readParts(request: FastifyRequest): Promise<RawRequest> {
  const fields: Record<string, unknown> = {};
  let file = noFile;
  try {
    const parts = request.parts({
      limits: { fileSize: limits.import.bytes, files: 1, fields: 20, fieldSize: 10_000 },
    });
    for await (const part of parts) {
      if (part.type === 'file')
        file = { file_name: storableText(part.filename), body: await part.toBuffer() };
      else fields[part.fieldname] = fieldValue(part.fieldname, part.value);
    }
  } catch (error) {
    // Whatever else the parts lack, or have too many of, is the sender's fault or that of the line.
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem('request.too_large');
    throw new Problem('request.invalid', { fields: [] });
  }
  return { fields: storable(fields), file };
}

// Multipart carries text only; the one number among the injected fields is read back here.
function fieldValue(name: string, value: unknown): unknown {
  if (name === 'institution_id' && typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  return value === 'null' ? null : value;
}
