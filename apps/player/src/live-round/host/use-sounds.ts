import type { LiveHostView } from '@takhti/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

const name = 'takhti.live-sound';

/** Sounds of the screen at the front: a question opens, the last seconds, the answers are looked at. M turns them off, and it stays so. */
export function useSounds(
  { phase, question_at }: Pick<LiveHostView, 'phase' | 'question_at'>,
  seconds: number,
): { readonly isOn: boolean; readonly toggle: () => void } {
  const [isOn, setOn] = useState(() => readOn());
  const context = useRef<AudioContext | null>(null);
  const toggle = useCallback(() => setOn((before) => !before), []);
  useEffect(() => writeOn(isOn), [isOn]);

  const isLastSeconds = phase === 'asking' && seconds > 0 && seconds <= 5;
  const moment = isLastSeconds ? `tick ${question_at} ${seconds}` : `${phase} ${question_at}`;
  const lastMoment = useRef(moment);
  useEffect(() => {
    if (lastMoment.current === moment) return;
    lastMoment.current = moment;
    if (!isOn) return;
    if (isLastSeconds) play(context, [660]);
    else if (phase === 'asking' && seconds > 0) play(context, [523, 784]);
    else if (phase === 'picture') play(context, [784, 988]);
    else if (phase === 'podium') play(context, [523, 659, 784, 1047]);
  }, [moment, isOn, isLastSeconds, phase, seconds]);
  return { isOn, toggle };
}

function readOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

function writeOn(isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // It is on again the next time.
  }
}

const note_s = 0.14;

// Browsers allow sound only after a press in the page; before that playing fails silently.
function play(context: { current: AudioContext | null }, notes: readonly number[]): void {
  const audio = (context.current ??= new AudioContext());
  if (audio.state === 'suspended') void audio.resume();
  for (const [at, frequency] of notes.entries()) {
    const start = audio.currentTime + at * note_s;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    const volume = new GainNode(audio, { gain: 0.12 });
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note_s * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + note_s * 1.7);
  }
}
