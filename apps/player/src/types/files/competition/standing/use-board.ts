import type { CompetitorStanding, Leaderboard } from '@takhti/contract';
import { useEffect, useState } from 'react';
import { ask } from '../competition-calls.ts';
import type { Who } from '../entered.ts';

const scopes = ['class', 'school', 'country'] as const;
export const periods = [0, 1, 2, 3, 4] as const;

/** Whom a leaderboard compares, and of when. */
export interface Wish {
  readonly period: (typeof periods)[number];
  readonly scope: (typeof scopes)[number];
}

/** Whom a learner is compared with: who came by no school is compared with none. */
export function scopesOf({ school }: Pick<CompetitorStanding, 'school'>): readonly Wish['scope'][] {
  return scopes.filter((scope) => scope !== 'school' || school !== '');
}

/** What a learner looks at first. */
export function firstWishOf({ school }: Pick<CompetitorStanding, 'school'>): Wish {
  return { period: 3, scope: school === '' ? 'country' : 'school' };
}

/**
 * A leaderboard; null until it came, and while nobody asks.
 * @param reached what the learner has: when it changes the places are asked for anew
 */
export function useBoard(who: Who | null, { period, scope }: Wish, reached: string): Leaderboard | null {
  const wish = JSON.stringify([who?.player_id, period, scope]);
  const [board, setBoard] = useState<{ readonly wish: string; readonly told: Leaderboard } | null>(null);
  const { institution_id, content_id, player_id, player_token } = who ?? {};
  useEffect(() => {
    if (institution_id === undefined || content_id === undefined) return;
    if (player_id === undefined || player_token === undefined) return;
    let isCurrent = true;
    const input = { institution_id, content_id, player_id, player_token, period, scope };
    void ask('readLeaderboard', input).then((outcome) => {
      if (isCurrent && outcome.kind === 'ok') setBoard({ wish, told: outcome.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [institution_id, content_id, player_id, player_token, period, scope, wish, reached]);
  return board?.wish === wish ? board.told : null;
}
