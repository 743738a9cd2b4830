import { gunzipSync } from 'node:zlib';
import { Problem } from '@takhti/contract';
import { HandIn, handInPrefixes, limits, readHandInCode } from '@takhti/domain';
import { parseForeign, storableJson } from '../../../platform/json/storable-json.ts';

/**
 * Reads a code for handing in. Spaces and line ends are left out: codes are sent through messages and mails, which break them.
 * @throws Problem players.code_unreadable when it is none, or a part of it is missing (both kinds carry a checksum)
 */
export function readCode(code: string): HandIn {
  const dense = code.replaceAll(/\s+/g, '');
  const { short, long } = handInPrefixes;
  const rest = dense.slice(short.length);
  const sent = dense.startsWith(short) ? unpackShort(rest) : dense.startsWith(long) ? unpack(rest) : null;
  const parsed = HandIn.safeParse(sent);
  if (!parsed.success) throw new Problem('players.code_unreadable');
  return parsed.data;
}

// It unpacks to little more than the code itself, whose length the call limits.
function unpackShort(packed: string): unknown {
  try {
    return storableJson(readHandInCode(packed));
  } catch {
    return null;
  }
}

function unpack(packed: string): unknown {
  try {
    const json = gunzipSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: limits.carried.state_bytes,
    });
    return parseForeign(json.toString('utf8'));
  } catch {
    return null;
  }
}
