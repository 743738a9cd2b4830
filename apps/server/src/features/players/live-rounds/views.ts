import { playOf } from '@takhti/content-types/question-kinds';
import type { LiveHostView, LivePhoneView } from '@takhti/contract';
import { livePhaseAt, ownPlaceOf, podiumOf, type LivePhase } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { signPictures } from '../../media/index.ts';
import { acceptedBy, questionOf, shownQuestion } from './asked.ts';
import { stateOf } from './join-round.ts';
import type { KeptRound } from './live-rounds.queries.ts';
import type { AnswerCounts, ScoreRow } from './players.queries.ts';
import { isAtEnd, type RoundFacts } from './read-facts.ts';

const withQuestion: ReadonlySet<LivePhase> = new Set(['asking', 'picture']);

/** The part of a round that all screens show; computed once for all of them. */
export function sharedView(files: Services['files'], round: KeptRound, players: number, now: Date) {
  const { version, title, language, question_at, closes_on, seconds } = round;
  const phase = livePhaseAt(stateOf(round), now);
  const question = withQuestion.has(phase) ? questionOf(round, question_at) : undefined;
  const left = closes_on === null || phase !== 'asking' ? 0 : new Date(closes_on).getTime() - now.getTime();
  return {
    version,
    phase,
    title,
    language,
    question_at,
    total: round.questions.length,
    question: question
      ? shownQuestion(files.of(round.institution_id), question, question_at, phase === 'picture')
      : null,
    left_ms: Math.max(0, left),
    seconds,
    players,
    accepted: question && phase === 'picture' ? acceptedBy(question) : [],
  };
}

type SharedView = ReturnType<typeof sharedView>;

/**
 * The view of the screen at the front.
 * @param counts how each question was answered, at the end
 */
export function hostView(
  files: Services['files'],
  round: KeptRound,
  { standings, counts }: RoundFacts,
  now: Date,
): LiveHostView {
  const shared = sharedView(files, round, standings.length, now);
  const given = standings.flatMap(({ last }) => last ?? []);
  const right = given.filter((each) => each.is_right === 1).length;
  const isEnd = isAtEnd(shared.phase);
  const podium = isEnd || isBetween(shared) ? podiumOf(standings) : [];
  return {
    ...shared,
    kind: 'host',
    code: round.code,
    takes_players: round.takes_players === 1,
    joined: standings.map(({ player_id, nickname }) => ({ player_id, nickname })),
    answered: given.length,
    picture:
      shared.phase === 'picture' && shared.question
        ? {
            right,
            wrong: given.length - right,
            options: playOf(shared.question).tally(
              shared.question,
              given.map(({ answer }) => answer),
            ),
          }
        : null,
    podium: (isEnd ? podium : leadersOf(podium)).map(({ place, nickname, points }) => ({
      place,
      nickname,
      points,
    })),
    summary: isEnd ? summaryOf(files, round, standings, counts) : null,
  };
}

/** After the last question comes the podium, which is not shown earlier. */
function isBetween({ phase, question_at, total }: SharedView): boolean {
  return phase === 'picture' && question_at + 1 < total;
}

// Half a class on the same place is no lead, and fits on no screen.
const mostLeaders = 5;

/** The leaders between two questions: only those with points, and nobody if too many share the lead. */
function leadersOf<Player extends { readonly points: number }>(podium: readonly Player[]): readonly Player[] {
  const leaders = podium.filter(({ points }) => points > 0);
  return leaders.length > mostLeaders ? [] : leaders;
}

/** Each question that was asked, also where nobody answered it. A round may end before its last question. */
function summaryOf(
  files: Services['files'],
  round: KeptRound,
  standings: readonly ScoreRow[],
  counts: readonly AnswerCounts[],
): LiveHostView['summary'] {
  const asked = round.asked_on === null ? 0 : round.question_at + 1;
  return {
    played: standings.filter(({ given }) => given > 0).length,
    questions: Array.from({ length: asked }, (_, at) => {
      const count = counts.find(({ question_at }) => question_at === at);
      return {
        number: at + 1,
        text: signPictures(files.of(round.institution_id), questionOf(round, at)?.question ?? ''),
        right: count?.right ?? 0,
        answered: count?.answered ?? 0,
      };
    }),
  };
}

/** The view of one learner's phone, beside what all screens show: of all places only their own. */
export function ownView(
  shared: SharedView,
  me: ScoreRow,
  standings: readonly ScoreRow[],
): Omit<LivePhoneView, keyof SharedView> {
  const { last } = me;
  return {
    kind: 'phone',
    nickname: me.nickname,
    // Until the answers are shown, points must not show who was right.
    points: shared.phase === 'asking' ? me.points - (last?.points ?? 0) : me.points,
    right: shared.phase === 'asking' ? me.right - (last?.is_right ?? 0) : me.right,
    is_answered: last !== null,
    outcome:
      shared.phase === 'picture' && last ? { is_right: last.is_right === 1, points: last.points } : null,
    place: isAtEnd(shared.phase) || isBetween(shared) ? ownPlaceOf(standings, me) : null,
  };
}
