import { contentTypes } from '@takhti/domain';

/** The page of the questions, below that of the introduction. */
export const PLAY = 'play';

/** The address of the questions (C-180). */
export const playAddress = `${contentTypes.assessment.player}/${PLAY}`;
