import { numberOf } from '@takhti/content-types/kit';
import { languageRecords, type Language } from '@takhti/domain';

const latin = /[0-9]/g;
const toPersian = 0x06f0 - '0'.charCodeAt(0);

/** A number in the digits that learners of a language read; any other text as it is written, for `H2O` is no number. */
export function inOwnDigits(text: string, language: Language): string {
  if (languageRecords[language].digits === 'latn' || numberOf(text) === null) return text;
  return text.replace(latin, (digit) => String.fromCharCode(digit.charCodeAt(0) + toPersian));
}
