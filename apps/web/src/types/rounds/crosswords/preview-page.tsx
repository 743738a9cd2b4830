import { useDisclosure } from '@mantine/hooks';
import type { CrosswordDoc } from '@takhti/content-types/crosswords';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { ContainerPreview, Unreadable } from '../../../features/container-page/index.ts';
import { PrintLink } from '../paper/print-link.tsx';
import { readerOf } from '../reading/reader.ts';
import { CrosswordWorkspace } from './editor/crossword-workspace.tsx';
import { formOf } from './editor/crossword-form.ts';
import { CrosswordGuideline } from './guideline/crossword-guideline.tsx';

/** A crossword to be looked at: its words with their clues, and the solved grid (G-462). */
export function Component() {
  const [isGuiding, guideline] = useDisclosure(false);
  const actions = { onGuideline: guideline.open };
  return (
    <ContainerPreview actions={actions}>
      {(item) => <Crossword item={item} isGuiding={isGuiding} onGuided={guideline.close} />}
    </ContainerPreview>
  );
}

interface CrosswordProps {
  readonly item: OpenedContainer;
  readonly isGuiding: boolean;
  readonly onGuided: () => void;
}

function Crossword({ item, isGuiding, onGuided }: CrosswordProps) {
  const doc = useMemo(() => formOf(item), [item]);
  if (!doc) return <Unreadable />;
  return <Read doc={doc} item={item} isGuiding={isGuiding} onGuided={onGuided} />;
}

function Read({ doc, item, isGuiding, onGuided }: CrosswordProps & { readonly doc: CrosswordDoc }) {
  return (
    <>
      <PrintLink item={item} />
      <CrosswordWorkspace editor={readerOf(doc, item.version)} container={item} order="words" />
      <CrosswordGuideline language={doc.language} isOpen={isGuiding} onClose={onGuided} />
    </>
  );
}
