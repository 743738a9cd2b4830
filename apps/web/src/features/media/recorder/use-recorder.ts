import { limits } from '@takhti/domain';
import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '../../../i18n/index.ts';
import type { RecorderPhase } from './audio-state.ts';
import { canRecord, whyNoRecording } from './why-no-recording.ts';

interface Recorder {
  readonly phase: RecorderPhase;
  /** While the browser asks whether the microphone may be used. */
  readonly isAsking: boolean;
  /** What is heard now, for the level; null when nothing is. */
  readonly stream: MediaStream | null;
  readonly seconds: number;
  /** What was recorded, ready to be heard and kept; null before that. */
  readonly clip: File | null;
  readonly problem: TextKey | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  readonly discard: () => void;
}

/**
 * Records from the microphone, up to the limit.
 * @param prepare makes of the browser's recording what is kept: what somebody hears before keeping is the very same
 */
export function useRecorder(prepare: (file: File, signal: AbortSignal) => Promise<File>): Recorder {
  const [phase, setPhase] = useState<RecorderPhase>('idle');
  const [isAsking, setAsking] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [clip, setClip] = useState<File | null>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const running = useRef<{ recorder: MediaRecorder; life: AbortController } | null>(null);
  useEffect(() => () => letGo(running.current), []);

  async function start(): Promise<void> {
    setProblem(null);
    if (!canRecord()) return setProblem('media:audio.recording_unsupported');
    setAsking(true);
    try {
      const heard = await navigator.mediaDevices.getUserMedia({ audio: true });
      begin(heard);
    } catch (error) {
      setProblem(whyNoRecording(error));
    } finally {
      setAsking(false);
    }
  }

  function begin(heard: MediaStream): void {
    const recorder = new MediaRecorder(heard, { audioBitsPerSecond: limits.audio.bits_per_second });
    const life = new AbortController();
    const { signal } = life;
    const parts: Blob[] = [];
    const since = performance.now();
    const clock = setInterval(() => {
      const passed = (performance.now() - since) / 1000;
      setSeconds(passed);
      if (passed >= limits.audio.recorded_seconds && recorder.state === 'recording') recorder.stop();
    }, 200);
    const end = (): void => {
      clearInterval(clock);
      for (const track of heard.getTracks()) track.stop();
      setStream(null);
    };
    signal.addEventListener('abort', end);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      end();
      if (!signal.aborted) void finish(parts, recorder.mimeType, signal);
    });
    running.current = { recorder, life };
    recorder.start();
    setClip(null);
    setSeconds(0);
    setStream(heard);
    setPhase('recording');
  }

  async function finish(parts: Blob[], type: string, signal: AbortSignal): Promise<void> {
    setPhase('stopped');
    try {
      const file = new File(parts, 'recording.webm', { type });
      const made = await prepare(file, signal);
      if (!signal.aborted) setClip(made);
    } catch (error) {
      if (signal.aborted) return;
      setPhase('idle');
      setProblem(whyNoRecording(error));
    }
  }

  function discard(): void {
    letGo(running.current);
    running.current = null;
    setClip(null);
    setPhase('idle');
  }

  const stop = (): void => running.current?.recorder.stop();
  return { phase, isAsking, stream, seconds, clip, problem, start, stop, discard };
}

function letGo(running: { recorder: MediaRecorder; life: AbortController } | null): void {
  if (!running) return;
  running.life.abort();
  if (running.recorder.state !== 'inactive') running.recorder.stop();
}
