import { modelOf } from '@takhti/content-types';
import { plainText } from '@takhti/content-types/kit';
import { limits } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import { serverTypeOf } from '../../../../types/registry.ts';
import { listLaunchedPublications, type Publication } from '../../../publications/index.ts';
import { captionsKeyOf, readCaptions } from '../../sources/captions.ts';
import type { Bot } from './bot.ts';

/**
 * What a bot knows: the words of its content that a reader sees, and what is said in its videos, in the version that learners get of it. What
 * was withdrawn is in it no more; what is right is never in it.
 * @param isPublished whether the version counts that was pinned when the bot was published
 */
export async function knowledgeOf(
  services: Pick<Services, 'db' | 'storage'>,
  { institution_id, content_id, language, doc }: Bot,
  isPublished: boolean,
): Promise<string> {
  const items = doc.items.slice(0, limits.ai_bot.items).map((item) => item.content_id);
  const known = await services.db.inReadTransaction(async (tx) => {
    const gathering_id = isPublished ? content_id : undefined;
    const launched = await listLaunchedPublications(tx, institution_id, items, gathering_id);
    const found = [];
    for (const each of launched) found.push({ each, key: await captionsKeyOf(tx, each, language) });
    return found;
  });
  const texts: string[] = [];
  for (const { each, key } of known) {
    const said = key === null ? '' : await readCaptions(services, key);
    const words = [each.title, ...textsOf(each).map(plainText), said];
    texts.push(words.filter((text) => text !== '').join('\n'));
  }
  return inShares(texts, limits.ai_bot.knowledge).join('\n\n');
}

/** Cuts texts to the room there is: all get the same share, and long ones also get what others do not need. */
function inShares(texts: readonly string[], room: number): string[] {
  let left = room;
  const shares = new Map<string, number>();
  const shortFirst = texts.toSorted((one, other) => one.length - other.length);
  for (const [at, text] of shortFirst.entries()) {
    const share = Math.min(text.length, Math.floor(left / (shortFirst.length - at)));
    shares.set(text, share);
    left -= share;
  }
  return texts.map((text) => text.slice(0, shares.get(text) ?? 0));
}

function textsOf({
  content_type,
  json_data,
}: Pick<Publication, 'content_type' | 'json_data'>): readonly string[] {
  const { publishedTexts } = serverTypeOf(content_type);
  return publishedTexts ? publishedTexts(json_data) : (modelOf(content_type)?.readTexts(json_data) ?? []);
}
