import type { Leaderboard } from '@takhti/contract';
import { useEffect, useState } from 'react';
import { ask } from '../competition-calls.ts';
import type { Who } from '../entered.ts';
import type { Standing } from './gained.ts';

const scopes = ['class', 'school', 'country'] as const;
export const periods = [0, 1, 2, 3, 4] as const;

/** The compared competitors, and the period of a leaderboard. */
export interface BoardRequest {
  readonly period: (typeof periods)[number];
  readonly scope: (typeof scopes)[number];
}

/** The competitors to compare with: without a school only all. */
export function scopesOf({ school }: Pick<Standing, 'school'>): readonly BoardRequest['scope'][] {
  return scopes.filter((scope) => scope !== 'school' || school !== '');
}

/** The board that is shown first. */
export function firstBoardOf({ school }: Pick<Standing, 'school'>): BoardRequest {
  return { period: 3, scope: school === '' ? 'country' : 'school' };
}

/** A leaderboard that was asked for. */
export interface AskedBoard {
  /** Null until it came, and while it is not asked for. */
  readonly board: Leaderboard | null;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/**
 * Asks for a leaderboard.
 * @param reached what the learner has: when it changes the places are asked for again
 */
export function useBoard(who: Who | null, { period, scope }: BoardRequest, reached: string): AskedBoard {
  const asked = JSON.stringify([who?.player_id, period, scope]);
  // Null for what did not come.
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly board: Leaderboard | null }>();
  const [tries, setTries] = useState(0);
  const { institution_id, content_id, player_id, player_token } = who ?? {};
  useEffect(() => {
    if (institution_id === undefined || content_id === undefined) return;
    if (player_id === undefined || player_token === undefined) return;
    let isCurrent = true;
    const input = { institution_id, content_id, player_id, player_token, period, scope };
    void ask('readLeaderboard', input).then((outcome) => {
      if (isCurrent) setAnswer({ asked, board: outcome.kind === 'ok' ? outcome.data : null });
    });
    return () => {
      isCurrent = false;
    };
  }, [institution_id, content_id, player_id, player_token, period, scope, asked, reached, tries]);
  const board = answer?.asked === asked ? answer.board : undefined;
  return { board: board ?? null, hasFailed: board === null, askAgain: () => setTries(tries + 1) };
}
