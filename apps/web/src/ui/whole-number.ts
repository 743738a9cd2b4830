import { westernDigits } from '@takhti/domain';

/** Parses a number in Latin, Arabic or Persian digits; null when it is no whole number from 0 up (C-774). */
export function readWholeNumber(text: string): number | null {
  const latin = westernDigits(text.trim());
  return /^\d{1,9}$/.test(latin) ? Number(latin) : null;
}

/** Parses a number with the digits and the decimal marks of any of our scripts; null when it is none, as while it is typed. */
export function readNumber(text: string): number | null {
  const latin = westernDigits(text.trim()).replace(/[,٫]/, '.').replace('\u2212', '-');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(latin) ? Number(latin) : null;
}

/** The number that a text becomes in a field with bounds: the least one for what is no number (G-370, G-371). */
export function numberWithin(text: string, min: number, max: number): number {
  const read = readWholeNumber(text);
  return read === null ? min : clamp(read, min, max);
}

/** The number within its bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
