/** Short addresses of what learners play: nothing in them looks like something else, and they make no words. */
export const shortLinks = { path: '/s', letters: 'bcdfghjkmnprstvxz', length: 8 } as const;
