/** The words of dates and numbers in one language. */
export interface LocaleWords {
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** From January on. */
  readonly months: readonly string[];
  readonly today: string;
  readonly yesterday: string;
  /** Before the last entry of a list. */
  readonly and: string;
  /** For a count that is alone and is nothing. */
  readonly none: string;
  /** Thousand, million, billion and trillion, as they are behind a shortened number (C-1093). */
  readonly magnitudes: readonly string[];
  /** Bytes, kilobytes and megabytes. */
  readonly byteUnits: readonly [string, string, string];
  /** A number in its place in a row, from how its digits are written (C-1094). */
  readonly ordinal: (value: number, digits: string) => string;
}
