import { westernDigits } from '@takhti/domain';

// Commas and the Arabic separators group; a group at the end has three digits, those before two (lakh, crore) or three.
const grouped = /^\d{1,3}(?:[,٬'’](?:\d{2}|\d{3}))*[,٬'’]\d{3}(?:[.٫]\d+)?$/;
const spaced = /^\d{1,3}(?: \d{3})+(?:[.٫,]\d+)?$/;
const plain = /^(?:\d+(?:[.٫]\d*)?|[.٫]\d+)$/;
// A single comma that no group of three follows can only be a decimal mark.
const withComma = /^\d+[,،]\d{1,2}$|^\d+[,،]\d{4,}$/;

/**
 * The number in a typed text: with the digits of any of our keyboards, grouped or not, with either decimal mark.
 * @returns null for what is not a number (D-59).
 */
export function numberOf(text: string): number | null {
  const latin = westernDigits(text.normalize('NFKC'))
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, sign = '', written = ''] = /^([-+−–]?) ?(.*)$/s.exec(latin) ?? [];
  const digits = digitsOf(written);
  if (digits === null) return null;
  const value = Number(digits);
  return sign === '' || sign === '+' ? value : -value;
}

function digitsOf(written: string): string | null {
  if (plain.test(written)) return written.replace('٫', '.');
  if (grouped.test(written)) return written.replace(/[,٬'’]/g, '').replace('٫', '.');
  if (spaced.test(written)) return written.replaceAll(' ', '').replace(/[٫,]/, '.');
  return withComma.test(written) ? written.replace(/[,،]/, '.') : null;
}
