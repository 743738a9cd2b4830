import type { CompetitorStanding } from '@takhti/contract';
import { givesPoints, levelsOfGrade, shuffledFor } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { signAddress } from '../media/index.ts';
import { listCurrentPublications } from '../publications/index.ts';
import { selectOptionalCertificateOf } from './certificates/certificates.queries.ts';
import { keptCertificate } from './certificates/kept-certificate.ts';
import type { InCompetition } from './open-competition.ts';
import { listBestScores } from './counting/points.queries.ts';

/** The standing of a competitor. A trial gives neither reward nor certificate. */
export async function standingOf(
  tx: Tx,
  files: Services['files'],
  { competition, me }: InCompetition,
): Promise<CompetitorStanding> {
  const { doc, phase } = competition;
  const reached = await reachedBy(tx, { competition, me });
  const issued = await selectOptionalCertificateOf(tx, me);
  const hasReward = doc.isdemo === 0 && doc.rewardcode !== '';
  return {
    name: me.name,
    school: me.school,
    grade: me.grade,
    phase,
    levels: reached.levels,
    points: reached.points,
    coins: reached.points - me.redeemed_coins,
    reward: hasReward
      ? {
          name: doc.reward_name,
          description: doc.reward_description,
          cost: doc.ticketcost,
          currency: doc.ticketcurrency,
          image: signAddress(files.of(me.institution_id), doc.coinimage),
          code: me.redeemed_on === null ? null : doc.rewardcode,
        }
      : null,
    certificate:
      doc.iscertificate === 1 && doc.isdemo === 0
        ? {
            is_earned: reached.isWhole,
            code: issued ? keptCertificate.openKept(issued.json_data).code : null,
          }
        : null,
    shows_places: doc.ismultiplayer === 1,
    may_leave: doc.isresign === 1,
    plays_once: doc.isnorepeat === 1,
  };
}

/**
 * The levels of a competitor's grade with their points, and whether all content with points was played. Content that was
 * withdrawn meanwhile keeps its points, and is not required of others.
 */
export async function reachedBy(tx: Tx, { competition: { doc }, me }: InCompetition) {
  const best = await listBestScores(tx, me);
  const scores = new Map(best.filter((row) => row.is_played).map((row) => [row.lesson_id, row.points]));
  const skipped = new Set(best.filter((row) => !row.is_played).map((row) => row.lesson_id));
  const ofGrade = levelsOfGrade(doc, me.grade);
  const ids = ofGrade.flatMap(({ lessons }) => lessons.map(({ content_id }) => content_id));
  const current = await listCurrentPublications(tx, me.institution_id, ids);
  const open = new Set(current.map(({ content_id }) => content_id));
  const levels = ofGrade.map(({ number, lessons }) => ({
    number,
    lessons: (doc.israndomization === 1 ? shuffledFor(lessons, me.player_id) : lessons)
      .map((lesson) => ({
        ...lesson,
        is_scored: givesPoints(lesson),
        is_open: open.has(lesson.content_id),
        points: scores.get(lesson.content_id) ?? null,
        was_too_fast: !scores.has(lesson.content_id) && me.too_fast_ids.includes(lesson.content_id),
        was_skipped: skipped.has(lesson.content_id),
      }))
      .filter(({ is_open, points }) => is_open || points !== null),
  }));
  const scored = levels.flatMap((level) => level.lessons.filter((lesson) => lesson.is_scored));
  return {
    levels,
    points: [...scores.values()].reduce((sum, points) => sum + points, 0),
    isWhole: scored.length > 0 && scored.every((lesson) => lesson.points !== null),
    hasPlayed: scores.size > 0,
  };
}
