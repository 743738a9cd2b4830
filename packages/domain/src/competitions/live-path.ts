/** The path at which learners join live rounds; below it is the screen at the front. */
export const livePath = '/player/live';
