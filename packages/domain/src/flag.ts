/** Yes or no as the specification's entities carry it: 1 or 0. */
export type Flag = 0 | 1;
