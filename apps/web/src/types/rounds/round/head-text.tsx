import type { GameDoc } from '@takhti/content-types/rounds';
import { useCallback } from 'react';
import { useText } from '../../../i18n/index.ts';
import { findingsAt, type Editor } from '../../../features/editor/index.ts';
import { GameText } from '../game-text.tsx';
import { editRound } from './edit-round.ts';

/** The texts that every round can have beside its cards. */
export type HeadField =
  | 'question'
  | 'hint'
  | 'instruction'
  | 'help'
  | 'wordToHighlight'
  | 'challenge'
  | 'hint_video'
  | 'CorrectFeedback'
  | 'IncorrectFeedback';

export interface HeadTextProps {
  readonly editor: Editor<GameDoc>;
  readonly at: number;
  readonly round: GameDoc['questionData'][number];
  readonly field: HeadField;
  readonly rows: number;
  readonly chars?: { readonly from?: number; readonly to: number } | undefined;
  /** What it is for, where its name does not say it. */
  readonly hint?: string;
}

/** One text of a round's head. */
export function HeadText({ editor, at, round, field, rows, chars, hint }: HeadTextProps) {
  const t = useText();
  const { edit } = editor;
  const { questionId } = round;
  const path = ['questionData', at, field];
  const write = useCallback(
    (text: string) =>
      editRound({ edit }, questionId, (draft) => {
        draft[field] = text;
      }),
    [edit, questionId, field],
  );
  return (
    <GameText
      path={path}
      label={t(`games:head.${field}`)}
      value={round[field] ?? ''}
      language={editor.doc.language}
      findings={findingsAt(editor.findings, path)}
      isReadOnly={editor.isReadOnly}
      isAddress={field === 'hint_video'}
      rows={rows}
      chars={chars}
      hint={hint}
      onChange={write}
    />
  );
}
