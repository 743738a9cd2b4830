import { useDisclosure } from '@mantine/hooks';
import { gameOf, isUnfinished, type GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo } from 'react';
import { RenderWhenIdle } from '../../../performance/render-when-idle.tsx';
import {
  ContainerEditor,
  containerSaving,
  useContainerEditor,
  useHeading,
} from '../../../features/container-page/index.ts';
import { emptyForm, formFindings, formOf, requestOf } from './game-form.ts';
import { gameShape } from './game-shape.ts';
import { GameGuideline } from '../game-guideline.tsx';
import { useGameWords } from '../use-game-words.ts';
import { readInSteps } from '../reading/use-read-game.ts';
import { Workspace } from './workspace.tsx';

/** A game on the rounds builder: its rounds, the open one, and how learners see it. */
export function GameEditor({ opened }: { opened: OpenedContainer }) {
  const [isGuiding, guideline] = useDisclosure(false);
  const { content_type, grade } = opened;
  const editing = useContainerEditor<GameDoc>({
    item: opened,
    kind: 'game',
    stored: useMemo(() => ({ doc: formOf(opened) ?? emptyForm(opened), version: opened.version }), [opened]),
    saving: containerSaving(opened, { docOf: formOf, requestOf, beforeRefresh: readInSteps }),
    findings: useCallback(
      (form: GameDoc) => formFindings({ content_type, grade }, form),
      [content_type, grade],
    ),
    isUnfinished,
    shape: gameShape,
  });
  const { editor } = editing;
  const { doc } = editor;
  const words = useGameWords(editor.conflict);
  const heading = useHeading(opened, doc);
  const actions = useMemo(() => ({ onGuideline: guideline.open }), [guideline.open]);
  const game = gameOf(content_type);
  if (!game) return null;

  return (
    <ContainerEditor editing={editing} {...heading} words={words} actions={actions}>
      {/* The height of the bar, which positions the page below, is known before the first render. */}
      <RenderWhenIdle>
        <Workspace editor={editor} game={game} container={opened} />
      </RenderWhenIdle>
      <GameGuideline doc={doc} game={game} isOpen={isGuiding} onClose={guideline.close} />
    </ContainerEditor>
  );
}
