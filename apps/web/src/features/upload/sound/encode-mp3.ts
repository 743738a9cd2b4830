import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { limits } from '@takhti/domain';
import { AudioBufferSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny';

// Half a second at a time, so that Cancel is handled in between.
const step = 22_050;

/**
 * Encodes a sound as MP3 of 128 kbps, in a worker of the encoder's own. Loaded lazily: few authors ever bring a sound.
 * @throws the signal's reason when it is not wanted any more
 */
export async function encodeMp3(sound: AudioBuffer, signal: AbortSignal): Promise<ArrayBuffer> {
  registerMp3Encoder();
  const target = new BufferTarget();
  // Without the header for variable bit rates: every frame is one of sound.
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target });
  const quality = new Quality({ bitrate: limits.audio.bits_per_second });
  const source = new AudioBufferSource({ codec: 'mp3', quality });
  output.addAudioTrack(source);
  await output.start();
  const stereo = await inTwoChannels(sound);
  for (let from = 0; from < stereo.length; from += step) {
    if (signal.aborted) await output.cancel();
    signal.throwIfAborted();
    await source.add(partOf(stereo, from));
  }
  await output.finalize();
  if (!target.buffer) throw new Error('the encoder gave nothing');
  return target.buffer;
}

function partOf(sound: AudioBuffer, from: number): AudioBuffer {
  const { numberOfChannels, sampleRate } = sound;
  const part = new AudioBuffer({
    length: Math.min(step, sound.length - from),
    numberOfChannels,
    sampleRate,
  });
  for (let channel = 0; channel < numberOfChannels; channel += 1)
    part.copyToChannel(sound.getChannelData(channel).subarray(from, from + part.length), channel);
  return part;
}

// An MP3 has two channels at most: those of a film are mixed by the browser, by its own rules.
async function inTwoChannels(sound: AudioBuffer): Promise<AudioBuffer> {
  if (sound.numberOfChannels <= 2) return sound;
  const context = new OfflineAudioContext(2, sound.length, sound.sampleRate);
  const source = context.createBufferSource();
  source.buffer = sound;
  source.connect(context.destination);
  source.start();
  return context.startRendering();
}
