import type { PackagedContent } from '@takhti/domain';
import type { Publication } from '../features/publications/index.ts';
import type { PlayedContent, PlayKindName } from './play-kind.ts';

/** What one attempt at a publication shows, laid out by a seed. */
export interface Laying {
  readonly seed: string;
  readonly content: PlayedContent;
}

/** What it takes to bring published content into other systems, with a player of its own or as questions. */
export interface Packaging {
  readonly kind: PlayKindName;
  /** What is played, laid out so often; each upload has the name that `nameOf` gives it, and shows nothing where that is empty. */
  readonly contentOf: (
    publication: Publication,
    layings: readonly Laying[],
    nameOf: (upload_id: string) => string,
  ) => PackagedContent;
}
