import { Problem } from '@takhti/contract';
import { readMp3 } from '@takhti/content-types/kit';
import { limits } from '@takhti/domain';

/** What an upload becomes: a sound without anything that was written around it. */
interface CheckedSound {
  readonly body: Uint8Array;
  readonly media_type: 'audio/mpeg';
  readonly duration_ms: number;
}

/**
 * Reads a sound frame by frame and leaves its tags out (title, pictures, place, device). Other formats are turned into MP3
 * by the browser that sends them, which can decode them anyway: the server needs no decoder, and runs none on strangers' files.
 * @throws Problem uploads.sound_too_long, uploads.not_a_sound when the bytes are not a whole MP3,
 * whatever the name says
 */
export function checkSound(file: Buffer): CheckedSound {
  const mp3 = readMp3(file);
  if (!mp3) throw new Problem('uploads.not_a_sound');
  if (mp3.seconds > limits.audio.max_seconds) throw new Problem('uploads.sound_too_long');
  return { body: mp3.frames, media_type: 'audio/mpeg', duration_ms: Math.round(mp3.seconds * 1000) };
}
