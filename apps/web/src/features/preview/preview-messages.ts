/** Messages of the player in the frame to the studio. */
export type PlayerWord =
  | { readonly says: 'ready' | 'escape' | 'close' }
  | { readonly says: 'fit'; readonly cards: readonly number[] }
  | { readonly says: 'drawn'; readonly page: string };

interface WindowMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Parses a message of the frame's player; null for other windows, and for messages that the preview does not need. */
export function playerWord(
  { origin, source, data }: WindowMessage,
  here: { readonly origin: string; readonly frame: unknown },
): PlayerWord | null {
  if (origin !== here.origin || source === null || source !== here.frame) return null;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  switch (data.type) {
    case 'takhti-preview-ready':
      return { says: 'ready' };
    case 'takhti-preview-escape':
      return { says: 'escape' };
    case 'takhti-preview-fit':
      return { says: 'fit', cards: 'cards' in data ? numbersIn(data.cards) : [] };
    case 'takhti-picture-drawn':
      return { says: 'drawn', page: 'page' in data ? String(data.page) : '' };
    case 'close':
      return { says: 'close' };
    default:
      return null;
  }
}

function numbersIn(list: unknown): number[] {
  return Array.isArray(list) ? list.filter((each): each is number => typeof each === 'number') : [];
}

/** Data for the player to show: a drawn assessment with its key, or a game. */
export function previewMessage<Play extends object>(play: Play): { type: 'takhti-preview'; play: Play } {
  return { type: 'takhti-preview', play };
}
