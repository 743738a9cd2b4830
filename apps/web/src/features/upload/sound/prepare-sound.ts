import { readMp3 } from '@takhti/content-types/kit';
import { limits } from '@takhti/domain';
import { UploadRefusal } from '../upload-failure.ts';
import { callsItselfSound } from './sound-types.ts';

/**
 * A sound as it is sent: an MP3 of 128 kbps. One that is an MP3 already stays as it is, so that it loses nothing; everything else
 * the browser can decode is encoded here, as the server takes nothing that it would have to decode.
 * @throws UploadRefusal with the problem that the server would give
 */
export async function prepareSound(file: File, signal: AbortSignal): Promise<File> {
  if (!callsItselfSound(file)) throw new UploadRefusal('uploads.type_not_allowed');
  if (file.size > limits.audio.source_bytes) throw new UploadRefusal('uploads.sound_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = file.name.replace(/\.[^.]*$/, '').concat('.mp3');
  const mp3 = readMp3(bytes);
  if (mp3 && mp3.seconds > limits.audio.max_seconds) throw new UploadRefusal('uploads.sound_too_long');
  if (mp3 && mp3.frames.length < limits.audio.bytes)
    return new File([new Uint8Array(mp3.frames)], name, { type: 'audio/mpeg' });
  await refuseLong(file);
  signal.throwIfAborted();
  const { encodeMp3 } = await import('./encode-mp3.ts');
  return new File([await encodeMp3(await decode(bytes, signal), signal)], name, { type: 'audio/mpeg' });
}

async function decode(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<AudioBuffer> {
  const decoded = await new OfflineAudioContext(1, 1, 44_100)
    .decodeAudioData(bytes.buffer)
    .catch((): null => null);
  signal.throwIfAborted();
  if (!decoded || decoded.length === 0) throw new UploadRefusal('uploads.not_a_sound');
  if (decoded.duration > limits.audio.max_seconds) throw new UploadRefusal('uploads.sound_too_long');
  return decoded;
}

// An hour of sound unpacks to a gigabyte: its length is asked before. A recording may not know its own (Infinity); it is not
// long, as it was made here.
async function refuseLong(file: File): Promise<void> {
  const address = URL.createObjectURL(file);
  const seconds = await new Promise<number>((resolve) => {
    const player = new Audio();
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', () => resolve(player.duration), { once: true });
    player.addEventListener('error', () => resolve(0), { once: true });
    player.src = address;
  });
  URL.revokeObjectURL(address);
  if (Number.isFinite(seconds) && seconds > limits.audio.max_seconds)
    throw new UploadRefusal('uploads.sound_too_long');
}
