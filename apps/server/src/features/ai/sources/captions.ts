import { modelOf } from '@takhti/content-types';
import { captionWords } from '@takhti/content-types/kit';
import { aiLimits, contentTypes, type Language } from '@takhti/domain';
import { text as textOf } from 'node:stream/consumers';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { uploadsIn } from '../../../platform/rich-text.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { listUploads } from '../../media/index.ts';

type Captioned = Pick<LoadedContainer, 'institution_id' | 'content_type' | 'json_data'>;

/** The storage keys of the captions of content, those in this language first; null if it has none. */
export async function captionsKeyOf(
  tx: Tx,
  { content_type, json_data, institution_id }: Captioned,
  language: Language,
): Promise<string | null> {
  const captions = modelOf(content_type)?.captionsOf(json_data) ?? [];
  const chosen = captions.find((each) => each.language === language) ?? captions[0];
  if (!chosen || !contentTypes[content_type].gives_captions) return null;
  const [upload] = await listUploads(tx, institution_id, uploadsIn(chosen.path));
  return upload?.storage_key ?? null;
}

/** The text of captions, up to the limit; empty if the file is gone. */
export async function readCaptions(
  { storage }: Pick<Services, 'storage'>,
  storage_key: string,
): Promise<string> {
  const stored = await storage.get(storage_key);
  return stored ? captionWords(await textOf(stored.body)).slice(0, aiLimits.source) : '';
}
