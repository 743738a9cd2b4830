/** The device's own voice for a language; null where there is none. */
export function ownVoice(tag: string): SpeechSynthesisVoice | null {
  return voiceFor(speechSynthesis.getVoices(), tag);
}

/** The first voice of a language; one that needs no network before one that does. */
export function voiceFor<Voice extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  voices: readonly Voice[],
  tag: string,
): Voice | null {
  const [language] = tag.toLowerCase().split('-');
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ localService }) => localService) ?? own[0] ?? null;
}

/** Reads texts one after the other; a text that is too long for a device would be broken off. */
export function speak(texts: readonly string[], voice: SpeechSynthesisVoice, onEnd: () => void): void {
  stopSpeaking();
  for (const [at, text] of texts.entries()) {
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.9;
    if (at === texts.length - 1) said.addEventListener('end', onEnd);
    said.addEventListener('error', onEnd);
    speechSynthesis.speak(said);
  }
}

export function stopSpeaking(): void {
  speechSynthesis.cancel();
}
