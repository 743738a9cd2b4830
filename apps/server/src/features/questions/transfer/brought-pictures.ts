import { withPictures } from '@takhti/content-types/question-kinds/exchange';
import type { ReadFile } from '@takhti/content-types/question-kinds/transfer';
import { mapRichText } from '@takhti/content-types/question-kinds';
import { limits } from '@takhti/domain';
import { newId } from '../../../platform/ids.ts';

/** A picture that a file brings along, under an id of its own until it is stored. */
export interface BroughtPicture {
  readonly id: string;
  readonly file_name: string;
  readonly bytes: Uint8Array;
}

// Those that uploads may be. What the beginning of a file says it is; the storing decides by the whole.
const kinds: readonly (readonly [ending: string, signs: string])[] = [
  ['png', '\x89PNG\r\n\x1A\n'],
  ['jpg', '\xFF\xD8\xFF'],
];

/** The questions of a file with ids in place of what it calls its pictures; what is no picture, or too large, keeps none. */
export function nameBrought(file: ReadFile): {
  readonly file: ReadFile;
  readonly brought: ReadonlyMap<string, BroughtPicture>;
} {
  const brought = new Map<string, BroughtPicture>();
  const candidates = file.candidates.map((candidate) => {
    const { doc, pictures } = candidate;
    if (!doc || !pictures) return candidate;
    const ids = new Map<string, string>();
    const addressOf = (src: string): string => {
      const bytes = pictures.get(src);
      const ending = bytes && endingOf(bytes);
      if (!bytes || ending === undefined) return src;
      const id = ids.get(src) ?? newId();
      ids.set(src, id);
      brought.set(id, { id, file_name: `picture.${ending}`, bytes });
      return `/files/${id}`;
    };
    return { ...candidate, doc: mapRichText(doc, (html) => withPictures(html, addressOf)) };
  });
  return { file: { ...file, candidates }, brought };
}

function endingOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > limits.image.bytes) return undefined;
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return kinds.find(([, signs]) => head.startsWith(signs))?.[0];
}
