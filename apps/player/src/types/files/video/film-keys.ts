/** The command of a key in a film. */
export type FilmAction =
  | { readonly kind: 'toggle' | 'mute' | 'full' }
  | { readonly kind: 'seek'; readonly seconds: number }
  | { readonly kind: 'part'; readonly share: number }
  | { readonly kind: 'speed'; readonly step: 1 | -1 };

/** The speeds that can be chosen. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The command of a key, as in all players; null for none. A film runs from left to right in every language. */
export function actionOf(key: string): FilmAction | null {
  switch (key) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'full' };
    case 'j':
      return { kind: 'seek', seconds: -10 };
    case 'l':
      return { kind: 'seek', seconds: 10 };
    case 'ArrowLeft':
      return { kind: 'seek', seconds: -5 };
    case 'ArrowRight':
      return { kind: 'seek', seconds: 5 };
    case '<':
      return { kind: 'speed', step: -1 };
    case '>':
      return { kind: 'speed', step: 1 };
    default:
      return /^\d$/.test(key) ? { kind: 'part', share: Number(key) / 10 } : null;
  }
}

/** The next speed in a direction; the same at an end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const at = speeds.findIndex((each) => each === speed);
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 1;
}

/** Whether a film that was left there continues there: not from its first seconds, nor from its last. */
export function isWorthKeeping(seconds: number, duration: number): boolean {
  return seconds > 5 && Number.isFinite(duration) && seconds < duration - 10;
}
