import {
  addRound,
  addRounds,
  canAddRound,
  deleteRound,
  duplicateRound,
  mayKeepCards,
  newRound,
  type Game,
  type GameDoc,
} from '@takhti/content-types/rounds';
import type { OpenedContainer, TemplateType } from '@takhti/domain';
import { startTransition, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import { useStableCallbacks } from '../../../performance/use-stable-callbacks.ts';
import { focusSoon, type Editor } from '../../../features/editor/index.ts';
import { usePlace } from '../editor/use-place.ts';
import {
  canDeleteRound,
  changeRounds,
  copyIn,
  holdsWork,
  movedBy,
  neighbourOf,
  placeOf,
  retyped,
  withCardsOf,
} from './round-edits.ts';

interface RoundsInput {
  readonly editor: Editor<GameDoc>;
  readonly game: Game;
  readonly container: Pick<OpenedContainer, 'content_status'>;
}

export type Rounds = ReturnType<typeof useRounds>['rounds'];

/** The actions on the rounds of a game, each of which opens what it made, and the announcement of the last move. */
export function useRounds({ editor, game, container }: RoundsInput) {
  const t = useText();
  const { place, go } = usePlace();
  const [announcement, announce] = useState('');
  const { doc, edit } = editor;
  const { questionData } = doc;
  const change = (by: (doc: GameDoc) => GameDoc): void => edit((draft) => changeRounds(draft, by));
  const open = (round: number | null): void => go({ round, part: 'questionType' });

  function refuseMore(): boolean {
    if (canAddRound(doc)) return false;
    showToast({ kind: 'warning', text: t('games:rounds.most') });
    return true;
  }

  const rounds = useStableCallbacks({
    add(template: TemplateType): void {
      if (refuseMore()) return;
      const round = newRound(doc, game.content_type, template);
      change((now) => addRound(now, round));
      open(round.questionId);
      // What a round asks is written first.
      void focusSoon(['questionData', questionData.length, 'question']);
    },
    /** Adds rounds of somewhere else, as far as there is room, and opens the first. */
    addMany(added: readonly GameDoc['questionData'][number][]): void {
      const next = addRounds(doc, game, added);
      const count = next.questionData.length - questionData.length;
      if (count === 0) return;
      change((now) => addRounds(now, game, added));
      open(next.questionData[questionData.length]?.questionId ?? null);
      showToast({
        kind: 'success',
        text: t('games:rounds.added', { count }),
        action: { label: t('common:undo'), onClick: editor.undo },
      });
    },
    /** Whether one more has room; says so where it has not. */
    mayAdd: (): boolean => !refuseMore(),
    duplicate(questionId: number): void {
      if (refuseMore()) return;
      const copy = copyIn(doc, questionId);
      change((now) => duplicateRound(now, questionId));
      open(copy);
    },
    async remove(questionId: number): Promise<void> {
      if (!canDeleteRound(container, questionData)) {
        showToast({ kind: 'warning', text: t('games:rounds.not_deletable') });
        return;
      }
      const number = questionData.findIndex((round) => round.questionId === questionId) + 1;
      const isSure = await confirm({
        title: t('games:rounds.delete_title', { number }),
        text: t('games:rounds.delete_text'),
        confirmLabel: t('common:delete'),
        isDangerous: true,
      });
      if (!isSure) return;
      const next = neighbourOf(questionData, questionId);
      change((now) => deleteRound(now, questionId));
      showToast({
        kind: 'success',
        text: t('games:rounds.deleted'),
        action: { label: t('common:undo'), onClick: editor.undo },
      });
      if (place.round === questionId) go({ round: next?.questionId ?? null, part: 'questionType' }, true);
    },
    move(from: number, to: number): void {
      const moved = questionData[from];
      if (!moved || to < 0 || to >= questionData.length) return;
      const { questionId } = moved;
      // Rendering may wait for the next key, whose places are then the old ones.
      startTransition(() => {
        let position = to + 1;
        change((now) => {
          const next = movedBy(now, questionId, to - from);
          position = placeOf(next, questionId) + 1;
          return next;
        });
        announce(t('common:move.done', { position, count: questionData.length }));
      });
    },
    async retype(questionId: number, template: TemplateType): Promise<void> {
      const round = questionData.find((each) => each.questionId === questionId);
      if (!round || round.template_type === template) return;
      const hasWork = holdsWork(doc, round);
      if (hasWork) {
        const isSure = await confirm({
          title: t('games:retype.title'),
          text: t('games:retype.text'),
          confirmLabel: t('games:retype.confirm'),
          isDangerous: true,
        });
        if (!isSure) return;
      }
      change((now) => retyped(now, questionId, template));
      if (!hasWork || !mayKeepCards(round, template)) return;
      showToast({
        kind: 'success',
        text: t('games:retype.done'),
        action: { label: t('games:retype.keep'), onClick: () => change((now) => withCardsOf(now, round)) },
      });
    },
  });
  return { rounds, announcement };
}
