import type { BotTurn } from '@takhti/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { failureOf, type Failure } from '../../../net/call.ts';
import { botCalls, type OpenedTalk } from './bot-calls.ts';

/** Why a question brought no answer, to be said beside the field; what was written stays in it. */
export type AskFailure = 'unreachable' | 'enough' | 'not_ready' | 'still' | 'unknown';

/** A talk with a bot: its turns and the calls. */
export interface Talk {
  /** Null until it is known. */
  readonly opened: OpenedTalk | null;
  /** Whether no service is asked, and no question counted. */
  readonly isPreview: boolean;
  readonly failure: Failure | null;
  /** The question that is being answered; null for none. */
  readonly asking: string | null;
  readonly askFailure: AskFailure | null;
  readonly ask: (question: string) => Promise<boolean>;
  readonly report: (turn_id: string, why: string) => Promise<boolean>;
  readonly reload: () => void;
}

const look_again_ms = 4_000;

const reasons: Readonly<Record<string, AskFailure>> = {
  'bots.enough_today': 'enough',
  'bots.no_answers_left': 'not_ready',
  'ai.not_set_up': 'not_ready',
  'bots.still_answering': 'still',
  'players.learner_unknown': 'unknown',
  'players.token_refused': 'unknown',
};

/** The talk of the person who this browser knows, as the server keeps it: a page that is loaded again shows the same. */
export function useTalk(content: ContentKey): Talk {
  const calls = useMemo(() => botCalls(content), [content]);
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<OpenedTalk | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [askFailure, setAskFailure] = useState<AskFailure | null>(null);
  const reload = useCallback(() => setRound((number) => number + 1), []);

  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      const outcome = await calls.open();
      if (!isCurrent) return;
      if (outcome.kind === 'ok') setOpened(outcome.data);
      setFailure(outcome.kind === 'ok' ? null : failureOf(outcome));
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [calls, round]);

  // A page that was loaded again while the model writes looks until the answer is there.
  const isWriting = asking === null && (opened?.turns.some(({ state }) => state === 'asked') ?? false);
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(reload, look_again_ms);
    return () => clearTimeout(timer);
  }, [isWriting, reload, opened]);

  async function ask(question: string): Promise<boolean> {
    setAsking(question);
    setAskFailure(null);
    const outcome = await calls.ask(question);
    setAsking(null);
    if (outcome.kind === 'ok') {
      const { turn, left } = outcome.data;
      setOpened((now) => now && { ...now, left, turns: [...now.turns, turn] });
      return turn.state !== 'failed';
    }
    setAskFailure(outcome.kind === 'refused' ? (reasons[outcome.problem] ?? 'unreachable') : 'unreachable');
    // The server may have answered after the connection was lost.
    reload();
    return false;
  }

  async function report(turn_id: string, why: string): Promise<boolean> {
    const outcome = await calls.report(turn_id, why);
    if (outcome.kind !== 'ok') return false;
    const reported = (turn: BotTurn): BotTurn =>
      turn.turn_id === turn_id ? { ...turn, is_reported: true } : turn;
    setOpened((now) => now && { ...now, turns: now.turns.map(reported) });
    return true;
  }

  return { opened, isPreview: false, failure, asking, askFailure, ask, report, reload };
}
