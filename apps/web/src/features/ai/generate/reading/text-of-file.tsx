import { Button, FileButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import classes from '../generate.module.css';
import { readEndings, readFile } from './read-file.ts';

interface TextOfFileProps {
  readonly onText: (text: string) => void;
}

/** Reads a document or captions into the field below, where the person who chose it sees and cuts it. */
export function TextOfFile({ onText }: TextOfFileProps) {
  const t = useText();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<'failed' | 'empty' | 'cut' | null>(null);

  async function read(file: File | null): Promise<void> {
    if (!file) return;
    setReading(true);
    setOutcome(null);
    const found = await readFile(file);
    setReading(false);
    if (!found) setOutcome('failed');
    else if (found.text === '') setOutcome('empty');
    else {
      setOutcome(found.isCut ? 'cut' : null);
      onText(found.text);
    }
  }
  return (
    <div className={classes.ofFile}>
      <FileButton
        accept={readEndings.map((ending) => `.${ending}`).join(',')}
        onChange={(file) => void read(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isReading}
            leftSection={<IconFileText size={18} aria-hidden="true" />}
          >
            {t('ai:reading.open')}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{t('ai:reading.hint')}</span>
      {outcome && (
        <span role="alert" className={classes.outcome}>
          {t(`ai:reading.${outcome}`)}
        </span>
      )}
    </div>
  );
}
