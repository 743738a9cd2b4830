import { gunzipSync } from 'node:zlib';
import { Problem } from '@takhti/contract';
import { HandIn, handInPrefix, limits } from '@takhti/domain';
import { parseForeign, storableJson } from '../../../platform/storable-json.ts';

/**
 * Reads a code for handing in. Spaces and line ends are left out: codes are sent through messages and mails, which break them.
 * @throws Problem players.code_unreadable when it is none, or a part of it is missing (gzip carries a checksum)
 */
export function readCode(code: string): HandIn {
  const dense = code.replaceAll(/\s+/g, '');
  if (!dense.startsWith(handInPrefix)) throw new Problem('players.code_unreadable');
  const parsed = HandIn.safeParse(unpack(dense.slice(handInPrefix.length)));
  if (!parsed.success) throw new Problem('players.code_unreadable');
  return parsed.data;
}

function unpack(packed: string): unknown {
  try {
    const json = gunzipSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: limits.carried.state_bytes,
    });
    return storableJson(parseForeign(json.toString('utf8')));
  } catch {
    return null;
  }
}
