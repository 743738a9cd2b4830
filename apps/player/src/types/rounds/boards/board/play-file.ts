let playing: HTMLAudioElement | null = null;

/** Plays a sound file, in place of the one before. */
export function playFile(address: string): void {
  playing?.pause();
  playing = new Audio(address);
  // A sound that cannot be played leaves the card's words.
  void playing.play().catch(() => undefined);
}
