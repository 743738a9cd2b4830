import { Certificate, type CompetitorStanding } from '@takhti/contract';
import { givesPoints, levelsOfGrade, shuffledFor } from '@takhti/domain';
import { z } from 'zod';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { signMedia } from '../../media/index.ts';
import { selectOptionalCertificateOf } from './certificates.queries.ts';
import type { InCompetition } from './open-competition.ts';
import { listBestScores } from './points.queries.ts';

/** What a learner has reached. A trial gives neither reward nor certificate. */
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
          cost: doc.ticketcost,
          currency: doc.ticketcurrency,
          image: doc.coinimage === '' ? '' : signedCoin(files, doc),
          code: me.redeemed_on === null ? null : doc.rewardcode,
        }
      : null,
    certificate:
      doc.iscertificate === 1 && doc.isdemo === 0
        ? {
            is_earned: reached.isWhole,
            code: issued ? Certificate.parse(issued.json_data).code : null,
          }
        : null,
    shows_places: doc.ismultiplayer === 1,
    may_leave: doc.isresign === 1,
    plays_once: doc.isnorepeat === 1,
  };
}

/** The levels of a learner's grade with their points, and whether all that gives points was played. */
export async function reachedBy(tx: Tx, { competition: { doc }, me }: InCompetition) {
  const scores = new Map((await listBestScores(tx, me)).map((row) => [row.lesson_id, row.points]));
  const levels = levelsOfGrade(doc, me.grade).map(({ number, lessons }) => ({
    number,
    lessons: (doc.israndomization === 1 ? shuffledFor(lessons, me.player_id) : lessons).map((lesson) => ({
      ...lesson,
      is_scored: givesPoints(lesson),
      points: scores.get(lesson.content_id) ?? null,
    })),
  }));
  const scored = levels.flatMap((level) => level.lessons.filter((lesson) => lesson.is_scored));
  return {
    levels,
    points: [...scores.values()].reduce((sum, points) => sum + points, 0),
    isWhole: scored.length > 0 && scored.every((lesson) => lesson.points !== null),
    hasPlayed: scores.size > 0,
  };
}

const Coin = z.object({ coinimage: z.string() });

function signedCoin(files: Services['files'], doc: object): string {
  return Coin.parse(signMedia(files, 'competition', doc)).coinimage;
}
