/** Two seconds of a tone as a WAV, as a file chooser takes it: what a browser has to turn into MP3. */
export function soundFile(): { name: string; mimeType: string; buffer: Buffer } {
  const [rate, seconds] = [22_050, 2];
  const samples = Buffer.alloc(rate * seconds * 2);
  for (let at = 0; at < rate * seconds; at += 1)
    samples.writeInt16LE(Math.round(Math.sin((at / rate) * 440 * 2 * Math.PI) * 12_000), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  // PCM, one channel, 16 bits.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return { name: 'Bell.WAV', mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) };
}
