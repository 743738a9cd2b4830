import type { TextKey } from '../../../i18n/index.ts';

/** Why recording is not possible, as a text that says what to do. */
export function whyNoRecording(error: unknown): TextKey {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'media:audio.microphone_refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'media:audio.microphone_missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'media:audio.microphone_busy';
  return 'media:audio.not_recorded';
}

/** Whether this browser lets this page record at all: it does not where the studio comes over plain http. */
export function canRecord(): boolean {
  return 'mediaDevices' in navigator && typeof MediaRecorder === 'function';
}
