import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './sheets.module.css';

interface PapersProps {
  /** How they are to be printed. */
  readonly controls: ReactNode;
  /** The sheets. */
  readonly children: ReactNode;
}

/** Sheets as they will be printed; on paper nothing else of the page is left. */
export function Papers({ controls, children }: PapersProps) {
  const t = useText();
  return (
    <>
      <Group className={classes.controls} gap="md" align="end">
        {controls}
        <Button leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => globalThis.print()}>
          {t('common:print')}
        </Button>
      </Group>
      <div id="paper" className={classes.sheets}>
        {children}
      </div>
    </>
  );
}
