import { useDisclosure } from '@mantine/hooks';
import { isUnfinishedWord, type CrosswordDoc } from '@takhti/content-types/crosswords';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo } from 'react';
import {
  ContainerEditor,
  containerSaving,
  useContainerEditor,
  useHeading,
} from '../../../../features/container-page/index.ts';
import { useFocusFromLink } from '../../../../features/editor/index.ts';
import { CrosswordGuideline } from '../guideline/crossword-guideline.tsx';
import { CrosswordWorkspace, type WorkspaceOrder } from './crossword-workspace.tsx';
import { crosswordShape, formFindings, formOf, requestOf } from './crossword-form.ts';
import { useCrosswordWords } from './use-crossword-words.tsx';

interface CrosswordEditorProps {
  readonly item: OpenedContainer;
  readonly form: CrosswordDoc;
  readonly order: WorkspaceOrder;
}

/** A crossword: its words with their clues, and the grid that they make. */
export function CrosswordEditor({ item, form, order }: CrosswordEditorProps) {
  const [isGuiding, guideline] = useDisclosure(false);
  const { version, grade } = item;
  const editing = useContainerEditor<CrosswordDoc>({
    item,
    kind: 'crossword',
    stored: useMemo(() => ({ doc: form, version }), [form, version]),
    saving: containerSaving(item, { docOf: formOf, requestOf }),
    findings: useCallback((written: CrosswordDoc) => formFindings(written, grade), [grade]),
    isUnfinished: isUnfinishedWord,
    shape: crosswordShape,
  });
  const { editor } = editing;
  const words = useCrosswordWords(editor.conflict);
  const heading = useHeading(item, editor.doc);
  const actions = useMemo(() => ({ onGuideline: guideline.open }), [guideline.open]);
  useFocusFromLink(editor.doc);
  return (
    <ContainerEditor editing={editing} {...heading} words={words} actions={actions}>
      <CrosswordWorkspace editor={editor} container={item} order={order} />
      <CrosswordGuideline language={editor.doc.language} isOpen={isGuiding} onClose={guideline.close} />
    </ContainerEditor>
  );
}
