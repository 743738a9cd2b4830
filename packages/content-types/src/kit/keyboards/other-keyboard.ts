import { languageRecords, type Language } from '@takhti/domain';

/** By script, letters of other keyboards, each with the one that it looks like or means. */
const lookalikes = {
  latin: pairs(
    'АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY аa еe оo рp сc уy хx іi ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo',
  ),
  arabic: pairs('يی ىی كک هہ'),
};
const word = /[\p{L}\p{M}\u200C]+/gu;
const isLatin = /\p{Script=Latin}/u;
// Arabic itself is quoted in every subject of faith: what it can be written with is no mistake.
const arabic = /[ابتثجحخدذرزسشصضطظعغفقكلمنهويةىآأإؤئء]/u;

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => [pair[0] ?? '', pair[1] ?? '']));
}

/**
 * A text whose words were typed on two keyboards, in the letters of its language alone. A word that may be of another language as it
 * is left.
 */
export function inOwnLetters(text: string, language: Language): string {
  return text.replace(word, (each) => (isMixed(each, language) ? respelled(each, language) : each));
}

/** The words of a text that were typed on two keyboards. */
export function mixedWords(text: string, language: Language): string[] {
  return (text.match(word) ?? []).filter((each) => isMixed(each, language));
}

function isMixed(text: string, language: Language): boolean {
  const spelling = spellingOf(text, language);
  const letters = Array.from(text);
  return letters.some((letter) => spelling.lookalikeOf(letter) !== undefined) && letters.some(spelling.isOwn);
}

interface Spelling {
  /** The letter that one of another keyboard means; undefined for any other. */
  lookalikeOf(letter: string): string | undefined;
  isOwn(letter: string): boolean;
}

const latin: Spelling = {
  lookalikeOf: (letter) => lookalikes.latin.get(letter),
  isOwn: (letter) => isLatin.test(letter),
};

/** How a word is to be spelled: English words are in the questions of every language. */
function spellingOf(text: string, language: Language): Spelling {
  const { script, letters } = languageRecords[language];
  if (script === 'latin' || isLatin.test(text)) return latin;
  return {
    lookalikeOf(letter) {
      const lookalike = lookalikes[script].get(letter);
      return lookalike !== undefined && letters.includes(lookalike) && !letters.includes(letter)
        ? lookalike
        : undefined;
    },
    isOwn: (letter) => letters.includes(letter) && !arabic.test(letter),
  };
}

function respelled(text: string, language: Language): string {
  const { lookalikeOf } = spellingOf(text, language);
  return Array.from(text, (letter) => lookalikeOf(letter) ?? letter).join('');
}
