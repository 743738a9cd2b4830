import type { PackageNote } from '@takhti/contract';
import { messageText, type MessageKey, type MessageValues } from '../message-texts/index.ts';

/** A note about a package. */
export function packageNote(
  key: MessageKey,
  count: number | null = null,
  values: MessageValues = {},
): PackageNote {
  const all = count === null ? values : { count, ...values };
  return { key, values: all, message: messageText(key, all), count };
}
