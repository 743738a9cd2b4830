import type { GameDoc } from '@takhti/content-types/rounds';

/** Whether a round uses any optional field: then they are shown open. */
export function usesOptionalFields(round: GameDoc['questionData'][number]): boolean {
  const { wordToHighlight, help, challenge, hint_video, preview_challenge, preview_hint_video } = round;
  const texts = [wordToHighlight, help, challenge, hint_video];
  return (
    preview_challenge === true || preview_hint_video === true || texts.some((text) => (text ?? '') !== '')
  );
}
