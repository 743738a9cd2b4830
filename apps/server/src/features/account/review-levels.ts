import { z } from 'zod';

/** The levels that a review goes through, as an institution may settle them. */
export const WantedReviewLevels = z.array(z.int().min(1).max(3)).min(1);

/** Those that count. What is kept and cannot be read leaves all three, so that nothing is published too early. */
export const ReviewLevels = WantedReviewLevels.catch([1, 2, 3]);
