/** Where learners join live rounds; below it stands the screen at the front. */
export const livePath = '/player/live';
