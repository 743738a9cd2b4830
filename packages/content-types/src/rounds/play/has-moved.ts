import type { RoundResponse } from '@takhti/domain';

/** Whether a learner did anything on a board; one that was skipped, or whose answer was only shown, has nothing of theirs. */
export function hasMoved(response: RoundResponse): boolean {
  if ('places' in response) return response.places.some(({ bin }) => bin !== null);
  if ('tries' in response) return response.tries.length > 0;
  if ('order' in response) return response.order.length > 0;
  if ('chosen' in response) return response.chosen.length > 0;
  if ('text' in response) return response.text.trim() !== '';
  if ('letters' in response) return hasText(response.letters);
  if ('answers' in response) return hasText(response.answers);
  if ('guesses' in response) return hasText(response.guesses);
  return response.cells.some((cell, at) => cell.trim() !== '' && !response.revealed.includes(at));
}

function hasText(texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() !== '');
}
