/** The state of the recorder: nothing recorded, recording, or a recording that is not kept yet. */
export type RecorderPhase = 'idle' | 'recording' | 'stopped';

/** The state of a sound field (G-386). */
export type AudioState = RecorderPhase | 'saved';

/** The actions in each state, in the order of the buttons (G-380 to G-385). */
export const audioControls = {
  idle: ['record', 'choose'],
  recording: ['stop', 'discard'],
  stopped: ['keep', 'record_again', 'discard'],
  saved: ['record_again', 'choose_another', 'remove'],
} as const satisfies Record<AudioState, readonly string[]>;

export type AudioControl = (typeof audioControls)[AudioState][number];

/** A sound that is kept already stays until another one takes its place. */
export function audioStateOf(value: string, phase: RecorderPhase): AudioState {
  if (phase !== 'idle') return phase;
  return value === '' ? 'idle' : 'saved';
}
