import type { previewAssessment, ReplyOf } from '@takhti/contract';

/** What a preview shows: a drawn assessment with its key. */
export type PreviewPlay = ReplyOf<typeof previewAssessment>;

/** What the player in the frame says to the studio. */
export type PlayerWord = 'ready' | 'close';

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** What a message of the frame's player means; null for messages of anybody else, and for what the preview does not need. */
export function playerWord(
  { origin, source, data }: Heard,
  here: { readonly origin: string; readonly frame: unknown },
): PlayerWord | null {
  if (origin !== here.origin || source === null || source !== here.frame) return null;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'takhti-preview-ready') return 'ready';
  return data.type === 'close' ? 'close' : null;
}

/** What the studio gives the player to show. */
export function previewMessage(play: PreviewPlay): { type: 'takhti-preview'; play: PreviewPlay } {
  return { type: 'takhti-preview', play };
}
