import type { MessageKey, MessageValues } from '../../message-texts/index.ts';
import type { PictureBytes } from '../transfer/candidate.ts';
import type { Place } from '../transfer/finding.ts';
import type { Item } from './item.ts';

/** A note about a question for the report of an import. */
export interface ImportNote {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** A question as a format's reader found it. */
export interface FoundItem {
  readonly place: Omit<Place, 'row' | 'question'>;
  /** Null where it could not be read; then `faults` say why. */
  readonly item: Item | null;
  readonly faults: readonly ImportNote[];
  readonly lost: readonly ImportNote[];
  /** The files of the pictures that the item shows. */
  readonly pictures?: PictureBytes;
}
