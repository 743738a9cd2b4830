import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Language } from '@takhti/domain';
import { lazy, Suspense, useState } from 'react';
import type { Uploaded } from '../../../../features/upload/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { readCues, type Cue } from './cues.ts';

const Writer = lazy(async () => ({ default: (await import('./captions-writer.tsx')).CaptionsWriter }));

interface WriteCaptionsProps {
  readonly container_id: string;
  readonly video: string;
  readonly language: Language;
  /** The address of the captions to change; left out for new ones. */
  readonly path?: string;
  readonly label: string;
  readonly onWritten: (stored: Uploaded) => void;
}

/** Opens the place where captions are written beside the video. */
export function WriteCaptions({ path, label, onWritten, ...writer }: WriteCaptionsProps) {
  const t = useText();
  const [cues, setCues] = useState<readonly Cue[] | null>(null);
  const [isLost, setLost] = useState(false);

  async function open(): Promise<void> {
    setLost(false);
    try {
      setCues(path === undefined ? [] : readCues(await textOf(path)));
    } catch {
      setLost(true);
    }
  }

  return (
    <>
      <Button
        variant="light"
        size="compact-md"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {isLost && (
        <Text size="sm" c="brick.7" role="alert">
          {t('common:upload.not_sent')}
        </Text>
      )}
      {cues && (
        <Suspense>
          <Writer
            {...writer}
            cues={cues}
            onCancel={() => setCues(null)}
            onDone={(stored) => {
              setCues(null);
              onWritten(stored);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error('the captions are not there');
  return answer.text();
}
