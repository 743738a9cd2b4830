import { Problem } from '@takhti/contract';
import type { Mp3 } from '@takhti/content-types/kit';
import { limits } from '@takhti/domain';
import type { Work } from '../../../platform/work/index.ts';

/** The stored form of an upload: a sound without the data around it. */
interface CheckedSound {
  readonly body: Uint8Array;
  readonly media_type: 'audio/mpeg';
  readonly duration_ms: number;
}

const worker = new URL('sound.worker.ts', import.meta.url);

/**
 * Reads a sound frame by frame, in a process of its own, and leaves its tags out (title, pictures, place, device). Other formats
 * are turned into MP3 by the browser that sends them, which can decode them anyway: the server needs no decoder, and runs none on
 * strangers' files.
 * @throws Problem uploads.sound_too_long, uploads.not_a_sound when the bytes are not a whole MP3,
 * no matter what the name says; request.too_heavy
 */
export async function checkSound(work: Work, path: string): Promise<CheckedSound> {
  const mp3 = (await work.inWorker({ worker, input: path })) as Mp3 | null;
  if (!mp3) throw new Problem('uploads.not_a_sound');
  if (mp3.seconds > limits.audio.max_seconds) throw new Problem('uploads.sound_too_long');
  return { body: mp3.frames, media_type: 'audio/mpeg', duration_ms: Math.round(mp3.seconds * 1000) };
}
