import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import {
  listLaunchedPublications,
  selectOptionalPublication,
  type Publication,
} from '../../publications/index.ts';
import { loadPackageSource, type PackageSource } from './package-source.ts';

/** So many contents of a lesson plan are laid out at once. */
const most_parts = 60;

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
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<Packagable | null> {
  const { institution_id } = session;
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  if (!publication) throw new Problem('players.not_found');
  const own = await loadPackageSource(tx, session, publication);
  if (own) return { publication, parts: [own], missing: null };
  const { exports } = serverTypeOf(publication.content_type);
  if (exports.packagesItems !== true) return null;
  const model = modelOf(publication.content_type);
  const referred = (model?.referencesOf(publication.json_data) ?? []).map((each) => each.content_id);
  const ids = [...new Set(referred)];
  if (ids.length === 0) return null;
  if (ids.length > most_parts) throw new Problem('players.too_heavy');
  const parts: PackageSource[] = [];
  for (const launched of await listLaunchedPublications(tx, institution_id, ids, content_id)) {
    const part = await loadPackageSource(tx, session, launched);
    if (part) parts.push(part);
  }
  return { publication, parts, missing: ids.length - parts.length };
}
