import { isRecord, type GamePlay } from '@takhti/domain';

// Sent by the studio of the same site, or kept by this player: what would stop the boards is looked at, and no more.
/** Whether something that was posted or kept is a game to play. */
export function isGamePlay(value: unknown): value is GamePlay {
  if (!isRecord(value)) return false;
  const { language, rounds } = value;
  return (
    typeof language === 'string' &&
    Array.isArray(rounds) &&
    rounds.every(
      (round: unknown) =>
        isRecord(round) &&
        typeof round['QuestionId'] === 'string' &&
        isRecord(round['board']) &&
        typeof round['board']['kind'] === 'string',
    )
  );
}
