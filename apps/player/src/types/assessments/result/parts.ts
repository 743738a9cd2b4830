import type { PlayedPart } from '@takhti/domain';

/** The part of a bank that was played, and how to begin another. */
export interface Parts extends PlayedPart {
  readonly start: (number: number) => void;
}
