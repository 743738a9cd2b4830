import { lazyPartOf } from '../../../ui/lazy-part.tsx';

/** Fetched by itself, when the learner hesitates: most do not. */
export const handPart = lazyPartOf(async () => (await import('./pointing-hand.tsx')).PointingHand, {
  Meanwhile: Nothing,
  Failed: Nothing,
});

function Nothing(): null {
  return null;
}
