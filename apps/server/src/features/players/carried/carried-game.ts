import type { CarriedGame } from '@takhti/domain';
import type { CarriedPlay, Carrying } from '../../../types/carrying.ts';
import type { Publication } from '../../publications/index.ts';

/** How many boards of each round are carried: so often another game is another one. */
const boards_made = 4;

/** What is published, laid out for playing without a network; its files have the names that `nameOf` gives them. */
export function carriedGame(
  carrying: Carrying,
  publication: Publication,
  hand_in_url: string,
  nameOf: (upload_id: string) => string,
): CarriedGame {
  const { institution_id, content_id, publication_id } = publication;
  const boards: CarriedGame['boards'] = [];
  for (let at = 1; at <= boards_made; at += 1) {
    const seed = `carried/${at}`;
    boards.push({ seed, play: carrying.withNames(playBySeed(carrying, publication, seed), nameOf) });
  }
  return { institution_id, content_id, publication_id, boards, hand_in_url };
}

/** The uploads that it shows or plays, however it is laid out. */
export function uploadsOf(carrying: Carrying, publication: Publication): string[] {
  const used = new Set<string>();
  carrying.withNames(playBySeed(carrying, publication, ''), (upload_id) => {
    used.add(upload_id);
    return '';
  });
  return [...used];
}

function playBySeed({ kind }: Carrying, publication: Publication, seed: string): CarriedPlay {
  return kind.open(publication, { doc: publication.json_data, questions: [] }, seed).play;
}
