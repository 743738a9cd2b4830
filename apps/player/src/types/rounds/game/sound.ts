/** The sounds of a game. */
export type Tone = 'pick' | 'right' | 'wrong' | 'done' | 'win';

/** Notes: the frequency of each, and its length in seconds. */
type Tune = readonly (readonly [number, number])[];

/** The sounds of a world of its own. */
export type Tunes = Readonly<Partial<Record<Tone, Tune>>>;

// Frequencies of a pentatonic scale, which never clash; each with its length in seconds.
const tunes: Readonly<Record<Tone, Tune>> = {
  pick: [[523, 0.05]],
  right: [
    [659, 0.09],
    [784, 0.16],
  ],
  wrong: [
    [330, 0.1],
    [294, 0.16],
  ],
  done: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.1],
    [1047, 0.28],
  ],
  win: [
    [523, 0.12],
    [523, 0.08],
    [659, 0.12],
    [784, 0.12],
    [1047, 0.16],
    [880, 0.12],
    [1047, 0.4],
  ],
};

const NAME = 'takhti.sound';
const volume = 0.14;
let context: AudioContext | null = null;

/** Whether sound is wanted: as it was chosen on this device, else unless the browser refuses to play unasked. */
export function isSoundWanted(): boolean {
  try {
    const chosen = localStorage.getItem(NAME);
    if (chosen !== null) return chosen === 'on';
  } catch {
    return false;
  }
  const policy = (navigator as { getAutoplayPolicy?: (kind: 'audiocontext') => string }).getAutoplayPolicy;
  return policy?.call(navigator, 'audiocontext') !== 'disallowed';
}

export function keepSoundWanted(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** So many right rounds in a row sound, each a tone higher than the one before. */
const mostRise = 4;

/**
 * Plays a few notes. A browser without sound, or one that refuses it, stays silent.
 * @param rise how many whole tones higher than written
 */
export function play(tone: Tone, own: Tunes = {}, rise = 0): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  let at = context.currentTime;
  for (const [frequency, length] of own[tone] ?? tunes[tone]) {
    note(context, frequency * 2 ** (Math.min(rise, mostRise) / 6), at, length);
    at += length;
  }
}

function note(audio: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

let playing: HTMLAudioElement | null = null;

/** Plays a sound file, in place of the one before. */
export function playFile(address: string): void {
  playing?.pause();
  playing = new Audio(address);
  // A sound that cannot be played leaves the card's words.
  void playing.play().catch(() => undefined);
}
