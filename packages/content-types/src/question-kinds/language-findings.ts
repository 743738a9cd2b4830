import { languageRecords, type Finding, type Language, type QuestionDoc } from '@takhti/domain';
import { richPieces } from '../kit/html.ts';
import { warning } from '../messages.ts';
import { lettersOf } from './generated/letters.ts';

/** Fewer letters may be a formula, an abbreviation or a name. */
const fewest = 12;
/** One letter of a neighbour may be a name that is spelled as at home. */
const mostForeign = 1;

// Arabic itself is quoted in every subject of faith.
const arabicAlphabet = new Set('ابتثجحخدذرزسشصضطظعغفقكلمنهويةى');

const arabicLanguages = Object.values(languageRecords).filter(({ script }) => script === 'arabic');

/** The finding that a question is in another language than it says: in another script, or with letters of a neighbour only. */
export function languageFindings({ question, language }: QuestionDoc): Finding[] {
  const words = richPieces(question)
    .map((piece) => (piece.kind === 'word' ? piece.text : ''))
    .join('');
  const letters = words.normalize('NFC').match(/\p{L}/gu) ?? [];
  if (letters.length < fewest) return [];
  return isOfOtherScript(letters, language) || hasLettersOfNeighbour(letters, language)
    ? [warning(['question'], 'question.other_language')]
    : [];
}

function isOfOtherScript(letters: readonly string[], language: Language): boolean {
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter)).length;
  const own = languageRecords[language].script === 'arabic' ? arabic : letters.length - arabic;
  return own * 2 < letters.length;
}

function hasLettersOfNeighbour(letters: readonly string[], language: Language): boolean {
  if (languageRecords[language].script !== 'arabic') return false;
  const own = lettersOf(language);
  const isForeign = (letter: string): boolean =>
    !own.has(letter) &&
    !arabicAlphabet.has(letter) &&
    arabicLanguages.some((other) => other.letters.includes(letter));
  return letters.filter(isForeign).length > mostForeign;
}
