import { useEffect, useRef, useState, type RefObject } from 'react';
import type { TextKey } from '../../../i18n/index.ts';
import type { RecorderPhase } from './audio-state.ts';
import { recordFrom, type Recording } from './record-from.ts';
import { canRecord, whyNoRecording } from './why-no-recording.ts';

interface Recorder {
  readonly phase: RecorderPhase;
  /** While the browser asks whether the microphone may be used. */
  readonly isAsking: boolean;
  /** The sound while recording, for the level meter; null otherwise. */
  readonly stream: MediaStream | null;
  readonly seconds: number;
  /** The recording, ready to be played and kept; null before that. */
  readonly clip: File | null;
  readonly problem: TextKey | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  readonly discard: () => void;
}

/**
 * Records from the microphone, up to the limit.
 * @param prepare converts the browser's recording to the file that is kept, so that people check the very file they keep
 */
export function useRecorder(prepare: (file: File, signal: AbortSignal) => Promise<File>): Recorder {
  const [phase, setPhase] = useState<RecorderPhase>('idle');
  const [isAsking, setAsking] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [clip, setClip] = useState<File | null>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const running = useRef<{ recording: Recording; life: AbortController } | null>(null);
  useEffect(() => () => letGo(running), []);

  async function start(): Promise<void> {
    setProblem(null);
    if (!canRecord()) return setProblem('media:audio.recording_unsupported');
    setAsking(true);
    try {
      begin(await navigator.mediaDevices.getUserMedia({ audio: true }));
    } catch (error) {
      setProblem(whyNoRecording(error));
    } finally {
      setAsking(false);
    }
  }

  function begin(source: MediaStream): void {
    letGo(running);
    const life = new AbortController();
    const onDone = (file: File): void => void finish(file, life.signal);
    running.current = { recording: recordFrom(source, { onTime: setSeconds, onDone }), life };
    setClip(null);
    setSeconds(0);
    setStream(source);
    setPhase('recording');
  }

  async function finish(file: File, signal: AbortSignal): Promise<void> {
    setPhase('stopped');
    setStream(null);
    try {
      const made = await prepare(file, signal);
      if (!signal.aborted) setClip(made);
    } catch (error) {
      if (signal.aborted) return;
      setPhase('idle');
      setProblem(whyNoRecording(error));
    }
  }

  function discard(): void {
    letGo(running);
    setStream(null);
    setClip(null);
    setPhase('idle');
  }

  const stop = (): void => running.current?.recording.stop();
  return { phase, isAsking, stream, seconds, clip, problem, start, stop, discard };
}

function letGo(running: RefObject<{ recording: Recording; life: AbortController } | null>): void {
  running.current?.life.abort();
  running.current?.recording.cancel();
  running.current = null;
}
