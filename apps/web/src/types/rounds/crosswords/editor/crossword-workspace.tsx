import { crosswordModel, type CrosswordDoc } from '@takhti/content-types/crosswords';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import type { Editor } from '../../../../features/editor/index.ts';
import { wordStages } from '../../guideline/index.ts';
import { HeadCard } from '../../editor/head-card.tsx';
import { withLive } from '../../cards/live-findings.ts';
import classes from '../crosswords.module.css';
import { GridCard } from '../grid/grid-card.tsx';
import { leftOutFindings } from '../grid/left-out.ts';
import { useLayout } from '../grid/use-layout.ts';
import { WordList } from '../words/word-list.tsx';

/** What is first on the page. */
export type WorkspaceOrder = 'details' | 'words';

interface CrosswordWorkspaceProps {
  readonly editor: Editor<CrosswordDoc>;
  readonly container: OpenedContainer;
  readonly order: WorkspaceOrder;
}

const facts = { total_questions: 0 };

/** What a crossword is called, its words, and beside them the grid that they make, as it is while they are written. */
export function CrosswordWorkspace({ editor, container, order }: CrosswordWorkspaceProps) {
  const { doc, findings: shown, edit, isReadOnly } = editor;
  const { layout, isBehind } = useLayout(doc);
  const findings = useMemo(() => {
    if (isReadOnly) return shown;
    const own = crosswordModel.findings(doc, 'save', facts);
    return withLive(shown, [...own, ...leftOutFindings(doc, layout)], []);
  }, [shown, doc, layout, isReadOnly]);
  const details = (
    <HeadCard
      head={doc}
      findings={findings}
      isReadOnly={isReadOnly}
      container={container}
      stages={wordStages}
      onChange={(change) => edit((draft) => void Object.assign(draft, change))}
    />
  );
  return (
    <div className={classes.workspace}>
      {order === 'details' && details}
      <div className={classes.columns}>
        <WordList editor={editor} findings={findings} container_id={container.container_id} />
        <GridCard doc={doc} layout={layout} isBehind={isBehind} />
      </div>
      {order === 'words' && details}
    </div>
  );
}
