import type { ContentKey } from '../attempt/content-key.ts';
import { knownLearner } from '../launch/known-learner.ts';

/** Whether the learner is identified: then nothing is kept, as only the server knows it (ADR 0052). */
export function isVouchedFor(content: ContentKey): boolean {
  return knownLearner.token(content) !== null || knownLearner.competitor(content) !== undefined;
}

/** Whether the browser is set to save data. */
export function savesData(): boolean {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return saveData;
}

/** Whether this browser can keep anything. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}
