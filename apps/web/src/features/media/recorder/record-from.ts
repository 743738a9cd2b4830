import { limits } from '@takhti/domain';

/** The callbacks of a running recording. */
interface RecordingEvents {
  readonly onTime: (seconds: number) => void;
  /** It was stopped, or reached the limit, or the microphone went away: what there is. */
  readonly onDone: (file: File) => void;
}

/** A recording on its way. */
export interface Recording {
  readonly stop: () => void;
  /** Stops it without calling back. */
  readonly cancel: () => void;
}

/** Records from a microphone, up to the limit, and then releases it. */
export function recordFrom(stream: MediaStream, { onTime, onDone }: RecordingEvents): Recording {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: limits.audio.bits_per_second });
  const parts: Blob[] = [];
  const since = performance.now();
  let isCancelled = false;
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const clock = setInterval(() => {
    const seconds = (performance.now() - since) / 1000;
    onTime(seconds);
    if (seconds >= limits.audio.recorded_seconds) stop();
  }, 200);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearInterval(clock);
    for (const track of stream.getTracks()) track.stop();
    if (!isCancelled) onDone(new File(parts, 'recording.webm', { type: recorder.mimeType }));
  });
  recorder.start();
  return {
    stop,
    cancel: () => {
      isCancelled = true;
      stop();
    },
  };
}
