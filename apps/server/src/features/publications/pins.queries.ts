import type { Tx } from '../../platform/db/index.ts';
import {
  chunk,
  publicationColumns,
  publishedNow,
  selectOptionalPublication,
  type Publication,
  type PublicationValues,
} from './publications.queries.ts';

/** Which publication learners get of content that another publication refers to. */
export interface Pin {
  readonly content_id: string;
  readonly pinned_publication_id: string;
}

export async function insertPins(
  tx: Tx,
  publication: Pick<PublicationValues, 'institution_id' | 'publication_id'>,
  pins: readonly Pin[],
): Promise<void> {
  const { institution_id, publication_id } = publication;
  for (let from = 0; from < pins.length; from += chunk) {
    const rows = pins.slice(from, from + chunk).map((pin) => ({ institution_id, publication_id, ...pin }));
    await tx.insertInto('publication_references').values(rows).execute();
  }
}

/**
 * What learners get of a container: what is published of it now, or, where they come from content that refers to it, the
 * publication that was pinned for them there (ADR 0027). Undefined when nothing is, or it was withdrawn or closed.
 */
export async function selectLaunchedPublication(
  tx: Tx,
  institution_id: number,
  content_id: string,
  gathering_id: string | undefined,
): Promise<Publication | undefined> {
  const [launched] = await listLaunchedPublications(tx, institution_id, [content_id], gathering_id);
  return launched;
}

/** The same of several containers, in their order; those are left out of which learners get nothing. */
export async function listLaunchedPublications(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
  gathering_id: string | undefined,
): Promise<Publication[]> {
  if (content_ids.length === 0) return [];
  const current = await publishedNow(tx)
    .select(publicationColumns)
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', content_ids)
    .where('containers.is_closed', '=', 0)
    .execute();
  const launched =
    gathering_id === undefined ? current : await pinnedOf(tx, institution_id, gathering_id, current);
  const byContent = new Map(launched.map((each) => [each.content_id, each]));
  return content_ids.flatMap((content_id) => byContent.get(content_id) ?? []);
}

/** In place of what is published now, what a gathering pins of it. */
async function pinnedOf(
  tx: Tx,
  institution_id: number,
  gathering_id: string,
  current: readonly Publication[],
): Promise<Publication[]> {
  const gathering = await selectOptionalPublication(tx, institution_id, gathering_id);
  if (!gathering) return [];
  const content_ids = current.map(({ content_id }) => content_id);
  const pins = await listPins(tx, gathering, content_ids);
  if (pins.length === 0) return [];
  const publication_ids = pins.map(({ pinned_publication_id }) => pinned_publication_id);
  return tx
    .selectFrom('publications')
    .select(publicationColumns)
    .where('publications.institution_id', '=', institution_id)
    .where('publications.publication_id', 'in', publication_ids)
    .execute();
}

/** The pins of a publication for these containers. */
export async function listPins(
  tx: Tx,
  publication: Pick<PublicationValues, 'institution_id' | 'publication_id'>,
  content_ids: readonly string[],
): Promise<Pin[]> {
  if (content_ids.length === 0) return [];
  return tx
    .selectFrom('publication_references')
    .select(['content_id', 'pinned_publication_id'])
    .where('institution_id', '=', publication.institution_id)
    .where('publication_id', '=', publication.publication_id)
    .where('content_id', 'in', content_ids)
    .execute();
}

/** The publications that learners would get of these containers now; none for what cannot be played. */
export async function listCurrentPublications(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<Pin[]> {
  if (content_ids.length === 0) return [];
  return publishedNow(tx)
    .select(['publications.content_id', 'publications.publication_id as pinned_publication_id'])
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', content_ids)
    .where('containers.is_closed', '=', 0)
    .execute();
}
