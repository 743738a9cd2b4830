import { IconArrowBackUp, IconArrowForwardUp, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { EditorControls } from '../editor.ts';
import { tourCommand } from '../shortcuts/page-command.ts';
import { InSheet } from './in-sheet.tsx';
import { SheetLine } from './sheet-line.tsx';
import classes from './sheet-tools.module.css';

interface SheetToolsProps {
  readonly editor: EditorControls;
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

/** The tools without room in the slim bar: the full title, its parent, undo and redo. */
export function SheetTools({ editor, title, detail }: SheetToolsProps) {
  const t = useText();
  const { isReadOnly, canUndo, canRedo, undo, redo } = editor;
  return (
    <InSheet>
      {({ close }) => {
        const closing = (work: () => void) => () => {
          close();
          work();
        };
        return (
          <>
            <li className={classes.about}>
              <p className={classes.title}>{title}</p>
              {detail !== undefined && <p className={classes.detail}>{detail}</p>}
            </li>
            {!isReadOnly && (
              <>
                <SheetLine
                  isHalf
                  label={t('editor:shortcuts.undo')}
                  icon={<IconArrowBackUp data-points aria-hidden="true" />}
                  isDisabled={!canUndo}
                  onPress={closing(undo)}
                />
                <SheetLine
                  isHalf
                  label={t('editor:shortcuts.redo')}
                  icon={<IconArrowForwardUp data-points aria-hidden="true" />}
                  isDisabled={!canRedo}
                  onPress={closing(redo)}
                />
              </>
            )}
            <SheetLine
              label={t('editor:tour.start')}
              icon={<IconMapPin aria-hidden="true" />}
              onPress={closing(tourCommand.press)}
            />
          </>
        );
      }}
    </InSheet>
  );
}
