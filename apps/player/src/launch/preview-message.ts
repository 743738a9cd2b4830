import { isRecord } from '@takhti/domain';

/**
 * The play of a message `{ type: 'takhti-preview', play }`, in which the studio posts what it previews. The caller has checked
 * that it comes from our own origin, so only the shape is looked at; null for any other message.
 */
export function playOfMessage(data: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(data) || data['type'] !== 'takhti-preview') return null;
  return isRecord(data['play']) ? data['play'] : null;
}
