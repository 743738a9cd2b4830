import { gameModels, type GameDoc } from '@takhti/content-types/rounds';
import { id } from '../common/ids.ts';

/** A game of many kinds without rounds. */
export function emptyGame(): GameDoc {
  return gameModels.rumble_in_the_jumble.defaults({
    skill_id: id('skill', 0),
    subject: 'Science',
    language: 'english',
    total_questions: 0,
  });
}
