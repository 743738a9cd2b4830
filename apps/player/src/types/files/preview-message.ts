import type { GenericContent } from '@takhti/domain';
import { isRecord } from '../../attempt/attempt-store.ts';
import { playOfMessage } from '../../launch/preview-message.ts';
import { viewers } from './viewers.ts';

/** Reads what the studio posts: content with a body that can be shown; null for any other message. */
export function parseGenericPreview(data: unknown): GenericContent | null {
  const content = playOfMessage(data);
  if (content === null || !isRecord(content['body'])) return null;
  return Object.hasOwn(viewers, String(content['body']['kind']))
    ? (content as unknown as GenericContent)
    : null;
}
