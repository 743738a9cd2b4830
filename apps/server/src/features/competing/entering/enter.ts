import { Problem, type enterCompetition, type ReplyOf, type RequestOf } from '@takhti/contract';
import { entranceBy, gradesOf, readCompetitorName, waysIn } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import type { Learner } from '../../../http/learner.ts';
import { refuseWhile } from '../../../http/limits/refuse-while.ts';
import {
  lockLogin,
  lockOptionalLeaver,
  updateReturned,
  upsertCompetitor,
  type Competitor,
} from '../competitors.queries.ts';
import { openCompetition, type PublishedCompetition } from '../open-competition.ts';
import { restoreTotals } from '../counting/totals.queries.ts';

/**
 * Wrong codes of one competition from one address within a quarter of an hour: a school behind one address mistypes some, a
 * guesser needs thousands. Other competitions stay open for the address.
 */
const wrongCodesPerAddress = 100;

type Entrance = Pick<Competitor, 'entered_by' | 'school'>;

/**
 * Enters a learner into a running competition.
 * @throws Problem request.too_many and those of the call
 */
export async function enter(
  tx: Tx,
  { clock, launches, settings }: Pick<Services, 'clock' | 'launches' | 'settings'>,
  input: RequestOf<typeof enterCompetition>,
  { learner, address }: { readonly learner: Learner; readonly address: string },
): Promise<ReplyOf<typeof enterCompetition>> {
  const now = clock.now();
  const { doc, phase } = await openCompetition(tx, input, now);
  if (phase !== 'running') throw new Problem('competitions.not_running', { phase });
  const guesses = [
    { subject: `wrong code of ${input.content_id} from ${address}`, most: wrongCodesPerAddress },
  ];
  // Before the code is checked: after too many guesses a right one is refused too.
  if (input.code.trim() !== '') refuseWhile(launches.wait(guesses));
  const entrance = entranceOf(doc, input.code);
  if (!entrance) {
    launches.count(guesses);
    throw new Problem('competitions.wrong_code');
  }
  if (doc.ispremium === 1 && learner.known_by === '') throw new Problem('players.learner_unknown');
  const { name, fault } = readCompetitorName(input.name);
  if (name === null) throw new Problem('competitions.name_refused', { fault });
  if (!gradesOf(doc).includes(input.grade)) throw new Problem('competitions.grade_unknown');
  // A login has one entry, however often it enters.
  const most = settings.competition_joins_per_address;
  if (most > 0 && learner.known_by === '')
    refuseWhile(launches.count([{ subject: `entering ${input.content_id} from ${address}`, most }]));
  const player_token = makeSecret();
  const values = {
    institution_id: input.institution_id,
    content_id: input.content_id,
    token_hash: hashSecret(player_token),
    name,
    ...entrance,
    grade: input.grade,
    user_id: learner.known_by === '' ? '' : learner.user_id,
    known_by: learner.known_by,
    joined_on: now,
  };
  await lockLogin(tx, values);
  const player_id =
    (await comeAgain(tx, doc, values)) ?? (await upsertCompetitor(tx, { ...values, player_id: newId() }));
  return { player_id, player_token };
}

/**
 * A login that left and enters again gets its old entry: a new one would give the points of each content and the reward once
 * more.
 */
async function comeAgain(
  tx: Tx,
  doc: PublishedCompetition,
  values: Omit<Parameters<typeof upsertCompetitor>[1], 'player_id'> &
    Parameters<typeof lockOptionalLeaver>[1],
): Promise<string | null> {
  const lesson_ids = doc.lessons.map(({ content_id }) => content_id);
  const left = await lockOptionalLeaver(tx, values, lesson_ids);
  if (!left) return null;
  const { institution_id: _institution, content_id: _content, ...changed } = values;
  await updateReturned(tx, left, changed);
  await restoreTotals(tx, left, doc);
  return left.player_id;
}

function entranceOf(doc: PublishedCompetition, code: string): Entrance | null {
  if (code.trim() === '') return waysIn(doc).link ? { entered_by: 'open', school: '' } : null;
  const by = entranceBy(doc, code);
  if (by === null) return null;
  return by === 'secret' ? { entered_by: 'secret', school: '' } : { entered_by: 'school', school: by.school };
}
