import { randomInt } from 'node:crypto';
import { Problem, type ReplyOf, type shortenLink } from '@takhti/contract';
import { shortLinks } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { isClosed, isPlayable } from '../../publications/index.ts';
import { insertOptionalCode, selectOptionalCode, type LinkKey } from './short-links.queries.ts';

const codeTries = 5;

/**
 * The short address of a link that learners open, the same however often it is asked for.
 * @throws Problem players.not_found
 */
export async function shortLinkOf(
  tx: Tx,
  link: LinkKey,
  created_on: Date,
): Promise<ReplyOf<typeof shortenLink>> {
  const { institution_id, content_id } = link;
  const isOpen =
    (await isPlayable(tx, institution_id, content_id)) && !(await isClosed(tx, institution_id, content_id));
  if (!isOpen) throw new Problem('players.not_found');
  for (let tries = 0; tries < codeTries; tries += 1) {
    const code = await selectOptionalCode(tx, link);
    if (code !== undefined) return { path: `${shortLinks.path}/${code}` };
    await insertOptionalCode(tx, { ...link, code: makeCode(), created_on });
  }
  throw new Error('no code of a short link is free');
}

function makeCode(): string {
  const { letters, length } = shortLinks;
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}
