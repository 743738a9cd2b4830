import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import {
  listLaunchedPublications,
  selectOptionalPublication,
  type Publication,
} from '../../publications/index.ts';
import { loadPackageSource, type PackageSource, type Reading } from './package-source.ts';

/** At most so many contents of a lesson plan are drawn at once. */
const most_parts = 60;
/** The limit for the bytes of their questions together, which stay in memory until the package is written. */
const most_bytes = 2 * limits.bank.bytes;

/** Published content that can leave as one package: by itself, or a lesson plan with what is in it. */
export interface Packagable {
  readonly publication: Publication;
  readonly parts: readonly PackageSource[];
  /** How many contents of a plan are of a type that is brought nowhere, or not published any more; null for what is no plan. */
  readonly missing: number | null;
}

/**
 * What is published of content, with all that it refers to, each once and in the version that its learners get.
 * @throws Problem players.not_found when nothing is published; players.too_heavy
 */
export async function loadPackagable(
  db: Reading,
  session: Session,
  content_id: string,
): Promise<Packagable | null> {
  const { institution_id } = session;
  const publication = await db.inReadTransaction((tx) =>
    selectOptionalPublication(tx, institution_id, content_id),
  );
  if (!publication) throw new Problem('players.not_found');
  const own = await loadPackageSource(db, session, publication);
  if (own) return { publication, parts: [own], missing: null };
  const { exports } = serverTypeOf(publication.content_type);
  if (exports.packagesItems !== true) return null;
  const model = modelOf(publication.content_type);
  const referred = (model?.referencesOf(publication.json_data) ?? []).map((each) => each.content_id);
  const ids = [...new Set(referred)];
  if (ids.length === 0) return null;
  if (ids.length > most_parts) throw new Problem('players.too_heavy');
  const parts: PackageSource[] = [];
  const all = await db.inReadTransaction((tx) =>
    listLaunchedPublications(tx, institution_id, ids, content_id),
  );
  let bytes = 0;
  for (const launched of all) {
    const part = await loadPackageSource(db, session, launched);
    bytes += part?.bytes ?? 0;
    if (bytes > most_bytes) throw new Problem('players.too_heavy');
    if (part) parts.push(part);
  }
  return { publication, parts, missing: ids.length - parts.length };
}
