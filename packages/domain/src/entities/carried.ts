import { z } from 'zod';
import { WebAddress } from '../web-address.ts';
import { Id, Instant } from './common.ts';
import { GamePlay, GameState } from './game.ts';

/** One page for phones, which holds all of it, or a zip for computers, which is unpacked. */
export const carriedForms = ['html', 'zip'] as const;
export type CarriedForm = (typeof carriedForms)[number];

/** A game as it is carried away: laid out several times, so that another game is another one, and where results go later. */
export const CarriedGame = z
  .object({
    institution_id: z.int32(),
    content_id: Id,
    publication_id: Id,
    boards: z.array(z.object({ seed: z.string(), play: GamePlay })).min(1),
    hand_in_url: WebAddress.min(1),
  })
  .meta({ id: 'CarriedGame' });
export type CarriedGame = z.infer<typeof CarriedGame>;

/** A carried game that was played to its end, as its learner hands it in. The result is worked out from it, never taken from it. */
export const HandIn = z
  .object({
    institution_id: z.int32(),
    /** Left out in short codes: the publication says it. */
    content_id: Id.optional(),
    publication_id: Id,
    /** Made where it was played: handing in twice is handing in once. */
    attempt_id: Id,
    attempt_token: z.string().min(20).max(200),
    seed: z.string().max(100),
    /** The learner, as they call themselves. */
    user_id: z.string().max(100),
    started_on: Instant,
    state: GameState,
  })
  .meta({ id: 'HandIn' });
export type HandIn = z.infer<typeof HandIn>;
