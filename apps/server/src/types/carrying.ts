import type { handInGame, ReplyOf } from '@takhti/contract';
import type { CarriedGame, HandIn } from '@takhti/domain';
import type { PlayKind } from './play-kind.ts';

/** A learner's copy as it is carried away. */
export type CarriedPlay = CarriedGame['boards'][number]['play'];

/** The result of a handed-in attempt. */
export type HandedInResult = ReplyOf<typeof handInGame>['result'];

/** How published content is carried away, played without a network, and handed in (ADR 0013). */
export interface Carrying {
  readonly kind: PlayKind<CarriedPlay, HandIn['state'], HandedInResult>;
  /** A copy in which each upload has another name; it shows nothing where the name is empty. */
  readonly withNames: (play: CarriedPlay, nameOf: (upload_id: string) => string) => CarriedPlay;
}
