import type { Step } from './round-step.ts';

/** Which words of a scene describe a step. */
export function wordOf(step: Step | undefined): 'full' | 'part' | 'none' {
  return step === 'full' || step === 'part' ? step : 'none';
}
