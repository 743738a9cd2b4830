import { modelOf } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import {
  competitionPhase,
  competitionRewardTexts,
  CompetitionSettings,
  GatheredItem,
  type CompetitionPhase,
  type Language,
} from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import { listPublications, type Publication } from '../publications/index.ts';
import { isSecret } from '../../platform/secret.ts';
import { selectOptionalCompetitor, type Competitor } from './competitors.queries.ts';
import { held } from './holding/held.ts';
import { listHolds, type Hold } from './holding/holds.queries.ts';

const Published = CompetitionSettings.extend({
  ...competitionRewardTexts,
  lessons: z.array(GatheredItem),
});
/** The published document of a competition, in its newest version. */
export type PublishedCompetition = z.infer<typeof Published>;

/** A published competition with its present phase. */
export interface OpenCompetition {
  readonly institution_id: number;
  readonly content_id: string;
  readonly title: string;
  readonly language: Language;
  readonly doc: PublishedCompetition;
  /** It was ended early. */
  readonly was_ended: boolean;
  readonly phase: CompetitionPhase;
}

interface Key {
  readonly institution_id: number;
  readonly content_id: string;
}

/** Undefined if no competition is published there. */
export async function findCompetition(tx: Tx, key: Key, now: Date): Promise<OpenCompetition | undefined> {
  const [competition] = await listCompetitions(tx, key.institution_id, [key.content_id], now);
  return competition;
}

/** The competitions of several content ids, in no order; none where no competition is published. */
export async function listCompetitions(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
  now: Date,
): Promise<OpenCompetition[]> {
  const published = await listPublications(tx, institution_id, content_ids);
  const competitions = published.filter(({ content_type }) => content_type === 'competition');
  const ids = competitions.map(({ content_id }) => content_id);
  const holds = await listHolds(tx, institution_id, ids);
  return competitions.map((publication) => asOpened(publication, holds.get(publication.content_id), now));
}

function asOpened(
  { institution_id, content_id, title, language, json_data }: Publication,
  hold: Hold | undefined,
  now: Date,
): OpenCompetition {
  const published = Published.parse(modelOf('competition')?.openKept(json_data));
  const doc = hold ? held(published, hold) : published;
  const was_ended = doc.end_date !== published.end_date;
  return { institution_id, content_id, title, language, doc, was_ended, phase: competitionPhase(doc, now) };
}

/** @throws Problem competitions.not_found */
export async function openCompetition(tx: Tx, key: Key, now: Date): Promise<OpenCompetition> {
  const competition = await findCompetition(tx, key, now);
  if (!competition) throw new Problem('competitions.not_found');
  return competition;
}

/** A competitor, with their competition. */
export interface InCompetition {
  readonly competition: OpenCompetition;
  readonly me: Competitor;
}

/**
 * The competitor with this secret, in a competition whose results are visible.
 * @throws Problem competitions.not_found, competitions.player_unknown; competitions.not_running if it hides when it is over
 */
export async function openAsCompetitor(
  tx: Tx,
  input: Key & { readonly player_id: string; readonly player_token: string },
  now: Date,
): Promise<InCompetition> {
  const competition = await openCompetition(tx, input, now);
  const me = await selectOptionalCompetitor(tx, input);
  if (!me || !isSecret(input.player_token, me.token_hash)) throw new Problem('competitions.player_unknown');
  const { phase, doc } = competition;
  if (phase === 'over' && doc.ishideonend === 1) throw new Problem('competitions.not_running', { phase });
  return { competition, me };
}
