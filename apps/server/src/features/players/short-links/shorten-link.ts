import { randomInt } from 'node:crypto';
import { Problem, type ReplyOf, type RequestOf, type shortenLink as shortenCall } from '@takhti/contract';
import { shortLinks } from '@takhti/domain';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isClosed, isPlayable } from '../../publications/index.ts';
import {
  insertOptionalCode,
  selectOptionalCode,
  selectOptionalOwnAsks,
  type LinkKey,
} from './short-links.queries.ts';

const codeTries = 5;

/**
 * The short address of a link that learners open, the same however often it is asked for, and what the person's own link to the same
 * asks for, where they have one.
 * @throws Problem players.not_found
 */
export async function shortenLink(
  tx: Tx,
  { institution_id, user_id }: Pick<Caller, 'institution_id' | 'user_id'>,
  { content_id, part_size = 0, asks }: RequestOf<typeof shortenCall>,
  now: Date,
): Promise<ReplyOf<typeof shortenCall>> {
  const whose = asks === undefined ? ({ user_id: null, asks: '' } as const) : { user_id, asks };
  const code = await codeOf(tx, { institution_id, content_id, part_size, ...whose }, now);
  const own = await selectOptionalOwnAsks(tx, { institution_id, content_id, user_id });
  return { path: `${shortLinks.path}/${code}`, own: own ?? null };
}

async function codeOf(tx: Tx, link: LinkKey, created_on: Date): Promise<string> {
  const { institution_id, content_id } = link;
  const isOpen =
    (await isPlayable(tx, institution_id, content_id)) && !(await isClosed(tx, institution_id, content_id));
  if (!isOpen) throw new Problem('players.not_found');
  for (let tries = 0; tries < codeTries; tries += 1) {
    const code = await selectOptionalCode(tx, link);
    if (code !== undefined) return code;
    await insertOptionalCode(tx, { ...link, code: makeCode(), created_on });
  }
  throw new Error('no code of a short link is free');
}

function makeCode(): string {
  const { letters, length } = shortLinks;
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}
