import type { GameDoc, Round } from '@takhti/content-types/rounds';
import type { Finding, Language } from '@takhti/domain';
import { current } from 'immer';
import { useMemo } from 'react';
import { findingsAt, writeThrough, type Editor } from '../../../features/editor/index.ts';
import { rememberedFindings } from '../reading/remembered-findings.ts';
import { editRound } from '../round/edit-round.ts';
import { withLive } from './live-findings.ts';

/** A place inside a round. */
export type RoundPath = readonly (string | number)[];

/** The open round, with all that its editors need. */
export interface OpenedRound<R extends Round = Round> {
  readonly round: R;
  readonly language: Language;
  readonly container_id: string;
  readonly isReadOnly: boolean;
  /** The ids of the cards that the player reports as too full. */
  readonly overflowing: ReadonlySet<number>;
  /** Changes the present round, which may be newer than the rendered one. */
  readonly change: (recipe: (round: R) => Round) => void;
  /** The place in the whole document. */
  readonly path: (...rest: RoundPath) => (string | number)[];
  readonly findings: (...rest: RoundPath) => readonly Finding[];
  /** All findings of the round. */
  readonly own: readonly Finding[];
}

export interface RoundCardsProps {
  readonly editor: Editor<GameDoc>;
  /** The round's place in `questionData`. */
  readonly at: number;
  /** The language of the game. */
  readonly language: Language;
  readonly container_id: string;
  readonly overflowing?: ReadonlySet<number>;
}

const none: ReadonlySet<number> = new Set();

/** The round at a position, opened; null if it is gone. */
export function useOpenedRound({
  editor,
  at,
  language,
  container_id,
  overflowing = none,
}: RoundCardsProps): OpenedRound | null {
  const { doc, edit, findings, isReadOnly } = editor;
  const round = doc.questionData[at];
  const own = useMemo(() => {
    const shown = findings.filter(({ path: [list, place] }) => list === 'questionData' && place === at);
    if (!round || isReadOnly) return shown;
    return withLive(shown, rememberedFindings(round, language, 'save'), ['questionData', at]);
  }, [findings, round, language, at, isReadOnly]);
  if (!round) return null;
  const { questionId } = round;
  const path = (...rest: RoundPath) => ['questionData', at, ...rest];
  return {
    round,
    language,
    container_id,
    isReadOnly,
    overflowing,
    path,
    own,
    findings: (...rest) => findingsAt(own, path(...rest)),
    change: (recipe) => editRound({ edit }, questionId, (open) => writeThrough(open, recipe(current(open)))),
  };
}

/** Narrows an opened round to one kind of rounds; a change is dropped if the round is of another kind by then. */
export function openedRoundOf<R extends Round>(opened: OpenedRound, round: R): OpenedRound<R> {
  return {
    ...opened,
    round,
    change: (recipe) =>
      opened.change((now) => (now.template_type === round.template_type ? recipe(now as R) : now)),
  };
}
