import { contentTypes } from '@takhti/domain';
import type { ContentKey } from '../../../attempt/content-key.ts';

type Key = Pick<ContentKey, 'institution_id' | 'content_id'>;

const name = 'certificate';

/** Where a certificate stands, to be printed, and checked by whoever has its code. */
export function certificatePath({ institution_id, content_id }: Key, code: string): string {
  const query = new URLSearchParams({ content_id, institution_id: String(institution_id), [name]: code });
  return `${contentTypes.competition.player}?${query.toString()}`;
}

/** The code of a certificate that an address asks for; null for the competition itself. */
export function certificateIn(search: string): string | null {
  return new URLSearchParams(search).get(name);
}
