/** What a response is worth. */
export interface RoundScore {
  /** 0 to 1. */
  readonly credit: number;
  readonly isCorrect: boolean;
  /** Whether anything was done at all. */
  readonly isAttempted: boolean;
  /** The response in words. */
  readonly text: string;
}

/** No answer. */
export const nothing: RoundScore = { credit: 0, isCorrect: false, isAttempted: false, text: '' };

/** A field of something that may be junk. */
export function fieldOf(response: unknown, name: string): unknown {
  return typeof response === 'object' && response !== null
    ? (response as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A list of something that may be junk. */
export function listOf(response: unknown, name: string): readonly unknown[] {
  const value = fieldOf(response, name);
  return Array.isArray(value) ? value : [];
}
