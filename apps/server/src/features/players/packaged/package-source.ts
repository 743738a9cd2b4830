import { inOrderOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { PackagedContent } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Draw, PackagedFacts } from '../../../types/packaging.ts';
import { inPieces } from '../../../platform/work/in-pieces.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import type { Attempted } from '../../../types/server-type.ts';
import { findMedia, type FoundMedia } from '../carried/media.ts';
import { listMakers, type Maker } from '../../provenance/index.ts';
import { listPublishedQuestions, type Publication } from '../../publications/index.ts';
import { questionsClosedTo } from '../../questions/index.ts';

/** Published content as packages are made of it. */
export interface PackageSource {
  readonly publication: Publication;
  readonly content: PackagedContent;
  readonly media: ReadonlyMap<string, FoundMedia>;
  readonly makers: readonly Maker[];
  readonly facts: PackagedFacts;
  /** Bytes of its questions. */
  readonly bytes: number;
  /** Whether chance chooses its questions. */
  readonly isDrawn: boolean;
  /** Whether it holds questions that reach this person's learners through assessments of ours alone. */
  readonly isClosed: boolean;
}

/** Publications never change: what is read in several goes is the same, and no transaction lasts long. */
export type Reading = Pick<Services['db'], 'inReadTransaction'>;

/** Questions that are read in one go. */
const few = 50;

/** How many attempts are drawn; those that come out alike come along once. */
const draws_made = 4;

/**
 * What is published, to be packaged; null for a type that is brought nowhere.
 * @throws Problem players.too_heavy
 */
export async function loadPackageSource(
  db: Reading,
  session: Session,
  publication: Publication,
): Promise<PackageSource | null> {
  const { use, exports } = serverTypeOf(publication.content_type);
  if (use.how !== 'attempted' || !exports.packaged) return null;
  const { packaged } = exports;
  const { draws, bytes } = await drawSome(db, playKinds[packaged.kind], publication, use.draw);
  const used = new Set<string>();
  await packaged.pack(publication, draws, (upload_id) => {
    used.add(upload_id);
    return '';
  });
  const media = await db.inReadTransaction((tx) => findMedia(tx, publication.institution_id, [...used]));
  const packed = await packaged.pack(publication, draws, (upload_id) => media.get(upload_id)?.name ?? '');
  return {
    publication,
    content: packed.content,
    facts: await packed.facts(),
    media,
    bytes,
    makers: await db.inReadTransaction((tx) => listMakers(tx, publication, questionsOf(draws))),
    isDrawn: new Set(draws.map(idsOf)).size > 1,
    isClosed: await db.inReadTransaction((tx) => isClosed(tx, session, draws)),
  };
}

/** The draws; what several of them hold is read once, a few at a time. */
async function drawSome(
  db: Reading,
  { shows_questions }: { readonly shows_questions: boolean },
  publication: Publication,
  draw: Attempted['draw'],
): Promise<{ readonly draws: readonly Draw[]; readonly bytes: number }> {
  const chosen = Array.from({ length: draws_made }, (_, at) => {
    const seed = `packaged/${at + 1}`;
    return { seed, ids: draw(publication, seed) };
  });
  const all = [...new Set(chosen.flatMap(({ ids }) => ids))];
  const questions: PublishedQuestion[] = [];
  let bytes = 0;
  for (const ids of inPieces(shows_questions ? all : [], () => 0, few)) {
    const some = await db.inReadTransaction((tx) => listPublishedQuestions(tx, publication, ids));
    for (const question of some) bytes += JSON.stringify(question).length;
    questions.push(...some);
  }
  const doc = publication.json_data;
  const draws = chosen.map(({ seed, ids }) => ({
    seed,
    content: { doc, questions: inOrderOf(ids, questions) },
  }));
  return { draws, bytes };
}

function idsOf({ content }: Draw): string {
  return content.questions
    .map(({ content_id }) => content_id)
    .toSorted()
    .join();
}

function questionsOf(draws: readonly Draw[]): string[] {
  const ids = draws.flatMap(({ content }) => content.questions.map(({ content_id }) => content_id));
  return [...new Set(ids)];
}

async function isClosed(tx: Tx, session: Session, draws: readonly Draw[]): Promise<boolean> {
  return (await questionsClosedTo(tx, session, questionsOf(draws))).size > 0;
}
