import type { Step } from './steps.ts';

/** Which words of a scene tell of a step. */
export function wordOf(step: Step | undefined): 'full' | 'part' | 'none' {
  return step === 'full' || step === 'part' ? step : 'none';
}
