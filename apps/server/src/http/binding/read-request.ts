import { Problem, type Call } from '@takhti/contract';
import type { FastifyRequest } from 'fastify';
import { storableJson } from '../../platform/json/storable-json.ts';

/**
 * The fields of a call's request, before they are parsed, as the database can keep them.
 * @throws Problem request.invalid for a body that is nested too deeply
 */
export function readFields(request: FastifyRequest): unknown {
  return storable(request.body);
}

/**
 * What the database can keep of a request's fields.
 * @throws Problem request.invalid when they are nested too deeply
 */
export function storable(body: unknown): unknown {
  const fields = storableJson(body ?? {});
  if (fields === undefined)
    throw new Problem('request.invalid', { fields: [{ path: [], message: 'is nested too deeply' }] });
  return fields;
}

/** Whether a call brings a file. */
export function takesFile({ kind }: Call): boolean {
  return kind === 'upload' || kind === 'progress';
}
