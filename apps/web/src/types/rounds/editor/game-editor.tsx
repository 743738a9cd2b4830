import { useDisclosure } from '@mantine/hooks';
import { gameOf, isUnfinished, type GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { useDocumentTitle } from '../../../app/routing/use-page.ts';
import { ContentTitle, StatusBadge, useGradeLabel } from '../../../ui/index.ts';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import { ContentActions } from '../../../features/actions/index.ts';
import { EditorFrame, useEditor } from '../../../features/editor/index.ts';
import {
  CommentsButton,
  CommentsProvider,
  HistoryButton,
  ReviewNotices,
  SuggestSwitch,
  useSuggesting,
} from '../../../features/review/index.ts';
import { anchorPath } from '../anchors.ts';
import { emptyForm, formFindings, formOf } from './game-form.ts';
import { gameShape } from './game-shape.ts';
import { GameGuideline } from '../game-guideline.tsx';
import { useGameWords } from '../use-game-words.ts';
import { useSaveGame } from './use-save-game.ts';
import { Workspace } from './workspace.tsx';

/** A game on the rounds builder: its rounds, the open one, and how learners see it. */
export function GameEditor({ opened }: { opened: OpenedContainer }) {
  const gradeLabel = useGradeLabel();
  const { user } = useSession();
  const [isGone, setGone] = useState(false);
  const [isGuiding, guideline] = useDisclosure(false);
  const { content_type } = opened;
  const suggesting = useSuggesting(opened);
  const editor = useEditor<GameDoc>({
    draftKey: {
      user_id: user.user_id,
      institution_id: opened.institution_id,
      kind: 'game',
      id: opened.container_id,
    },
    opened: useMemo(() => ({ doc: formOf(opened) ?? emptyForm(opened), version: opened.version }), [opened]),
    isReadOnly: !opened.abilities.can_edit,
    findings: useCallback((form: GameDoc) => formFindings(content_type, form), [content_type]),
    isUnfinished,
    save: useSaveGame(opened, suggesting.isOn),
    shape: gameShape,
  });
  const { doc } = editor;
  const words = useGameWords(editor.conflict);
  useDocumentTitle(doc.title);
  // The moves must name the version that the last save made.
  const version = Math.max(opened.version, editor.version);
  const container = useMemo(() => ({ ...opened, version }), [opened, version]);
  const shownTitle = doc.title.trim() === '' ? opened.title : doc.title;
  const { save, isDirty } = editor;
  const isSuggesting = suggesting.isOn;
  // What stands around the rounds has to do with few of the keys that are pressed in them.
  const title = useMemo(
    () => <ContentTitle language={doc.language}>{shownTitle}</ContentTitle>,
    [doc.language, shownTitle],
  );
  const grade = gradeLabel(opened.grade);
  const detail = useMemo(
    () => (
      <>
        {grade} · <bdi>{opened.subject}</bdi>
      </>
    ),
    [grade, opened.subject],
  );
  const slots = useMemo(
    () => ({
      tellsSaved: !isSuggesting,
      status: <StatusBadge status={opened.content_status} isPublished={opened.is_published} />,
      actions: (
        <>
          <CommentsButton container={container} />
          <HistoryButton container={container} />
          <ContentActions
            container={container}
            place="desk"
            work={{ save, isDirty, onGone: () => setGone(true) }}
            onGuideline={guideline.open}
          />
        </>
      ),
    }),
    [opened.content_status, opened.is_published, isSuggesting, container, save, isDirty, guideline.open],
  );
  const notices = useMemo(() => <ReviewNotices container={container} />, [container]);
  const game = gameOf(content_type);
  if (!game) return null;

  return (
    <CommentsProvider container={container} content_id={null} document={doc} nameOf={anchorPath}>
      <EditorFrame
        // What was deleted or moved on has nothing left to lose.
        editor={isGone ? { ...editor, isDirty: false } : editor}
        item={opened}
        title={title}
        detail={detail}
        words={words}
        slots={slots}
      >
        {notices}
        <SuggestSwitch suggesting={suggesting} />
        {/* How tall the bar is, which the page below stands by, is known before it is drawn. */}
        <RenderWhenIdle>
          <Workspace editor={editor} game={game} container={opened} />
        </RenderWhenIdle>
        <GameGuideline doc={doc} game={game} isOpen={isGuiding} onClose={guideline.close} />
      </EditorFrame>
    </CommentsProvider>
  );
}
