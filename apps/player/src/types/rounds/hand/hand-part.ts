import { partOf } from '../../../ui/part.tsx';

/** Fetched by itself, when somebody hesitates: most do not. */
export const handPart = partOf(async () => (await import('./pointing-hand.tsx')).PointingHand, {
  Meanwhile: Nothing,
  Failed: Nothing,
});

function Nothing(): null {
  return null;
}
