import { isClosedTo, type PackagedContent } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Laying, PackagedFacts } from '../../../types/packaging.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import { findMedia, type FoundMedia } from '../carried/media.ts';
import { playedContent } from '../played-content.ts';
import { listMakers, type Maker } from '../../provenance/index.ts';
import type { Publication } from '../../publications/index.ts';
import { listInClosedBanks } from '../../questions/index.ts';

/** Published content as packages are made of it. */
export interface PackageSource {
  readonly publication: Publication;
  readonly content: PackagedContent;
  readonly media: ReadonlyMap<string, FoundMedia>;
  readonly makers: readonly Maker[];
  readonly facts: PackagedFacts;
  /** Whether chance chooses its questions. */
  readonly isDrawn: boolean;
  /** Whether it holds questions that reach this person's learners through assessments of ours alone. */
  readonly isClosed: boolean;
}

/** How many attempts are laid out; those that come out alike come along once. */
const layings = 4;

/**
 * What is published, laid out to be packaged; null for a type that is brought nowhere.
 * @throws Problem players.too_heavy
 */
export async function loadPackageSource(
  tx: Tx,
  session: Session,
  publication: Publication,
): Promise<PackageSource | null> {
  const { use, exports } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted' || !exports.packaged) return null;
  const { packaged } = exports;
  const laid: Laying[] = [];
  for (let at = 1; at <= layings; at += 1) {
    const seed = `packaged/${at}`;
    const ids = use.draw(publication, seed);
    laid.push({ seed, content: await playedContent(tx, playKinds[packaged.kind], publication, ids) });
  }
  const used = new Set<string>();
  packaged.pack(publication, laid, (upload_id) => {
    used.add(upload_id);
    return '';
  });
  const media = await findMedia(tx, publication.institution_id, [...used]);
  const packed = packaged.pack(publication, laid, (upload_id) => media.get(upload_id)?.name ?? '');
  return {
    publication,
    content: packed.content,
    facts: packed.facts(),
    media,
    makers: await listMakers(tx, publication, questionsOf(laid)),
    isDrawn: new Set(laid.map(idsOf)).size > 1,
    isClosed: await isClosed(tx, session, laid),
  };
}

function idsOf({ content }: Laying): string {
  return content.questions
    .map(({ content_id }) => content_id)
    .toSorted()
    .join();
}

function questionsOf(laid: readonly Laying[]): string[] {
  const ids = laid.flatMap(({ content }) => content.questions.map(({ content_id }) => content_id));
  return [...new Set(ids)];
}

async function isClosed(tx: Tx, session: Session, laid: readonly Laying[]): Promise<boolean> {
  const closed = await listInClosedBanks(tx, session.institution_id, questionsOf(laid));
  return closed.some((bank) => isClosedTo(session, bank));
}
