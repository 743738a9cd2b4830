import { mapPlayMedia } from '@takhti/content-types/rounds';
import type { CarriedGame, GamePlay } from '@takhti/domain';
import { playKinds } from '../../../types/registry.ts';
import type { Publication } from '../../publications/index.ts';

/** How many boards of each round are carried: so often another game is another one. */
const layings = 4;

/** A published game laid out for playing without a network; its pictures and sounds have the names that `nameOf` gives them. */
export function carriedGame(
  publication: Publication,
  hand_in_url: string,
  nameOf: (upload_id: string) => string,
): CarriedGame {
  const { institution_id, content_id, publication_id } = publication;
  const content = { doc: publication.json_data, questions: [] };
  const boards: CarriedGame['boards'] = [];
  for (let at = 1; at <= layings; at += 1) {
    const seed = `carried/${at}`;
    const { play } = playKinds.game.open(publication, content, seed);
    boards.push({ seed, play: withNames(play, nameOf) });
  }
  return { institution_id, content_id, publication_id, boards, hand_in_url };
}

/** The uploads that a published game shows or plays. */
export function uploadsOf(play: GamePlay): string[] {
  const used = new Set<string>();
  withNames(play, (upload_id) => {
    used.add(upload_id);
    return '';
  });
  return [...used];
}

function withNames(play: GamePlay, nameOf: (upload_id: string) => string): GamePlay {
  return mapPlayMedia(play, (address) => (address === '' ? '' : nameOf(address.slice('/files/'.length))));
}
