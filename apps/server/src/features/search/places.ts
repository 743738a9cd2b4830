import { answersIn, bestPlace, markWords, type ContainerRow, type MarkedPiece } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { matcherOf, type Searched } from './searched.ts';
import { listPictureIds, listTexts } from './search.queries.ts';

/** The passages of content that match a search. */
export interface Places {
  readonly title: MarkedPiece[];
  readonly skill: MarkedPiece[];
  /** Words from inside it; none where title and skill answer all. */
  readonly inside: MarkedPiece[];
}

/** For each of some content the places that answer a search. */
export async function placesOf(
  tx: Tx,
  institution_id: number,
  rows: readonly ContainerRow[],
  searched: readonly Searched[],
): Promise<Map<string, Places>> {
  const matcher = matcherOf(searched);
  const ids = rows.map(({ container_id }) => container_id);
  const texts = await listTexts(tx, institution_id, ids);
  const passages = new Map(texts.map((row) => [row.container_id, row.passages]));
  return new Map(
    rows.map(({ container_id, title, skill }) => {
      const isInTitle = answersIn(`${title} ${skill}`, matcher).size === searched.length;
      return [
        container_id,
        {
          title: markWords(title, matcher),
          skill: markWords(skill, matcher),
          inside: isInTitle ? [] : bestPlace(passages.get(container_id) ?? [], matcher),
        },
      ];
    }),
  );
}

/** The uploads of which a picture of content can be made, by container. */
export async function picturesOf(
  tx: Tx,
  institution_id: number,
  container_ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listPictureIds(tx, institution_id, container_ids);
  return new Map(rows.map(({ container_id, picture }) => [container_id, picture]));
}
