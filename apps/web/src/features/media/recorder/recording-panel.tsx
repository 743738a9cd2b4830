import { Group, Loader, Text } from '@mantine/core';
import { limits } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import classes from '../media.module.css';
import { ClipPlayer } from './clip-player.tsx';
import { LevelMeter } from './level-meter.tsx';
import type { useRecorder } from './use-recorder.ts';

interface RecordingPanelProps {
  readonly recorder: Pick<ReturnType<typeof useRecorder>, 'phase' | 'stream' | 'seconds' | 'clip'>;
  /** The buttons of the state. */
  readonly children: ReactNode;
}

/** A recording while it is made, and after that until it is kept. */
export function RecordingPanel({ recorder, children }: RecordingPanelProps) {
  const { phase, stream, seconds, clip } = recorder;
  const t = useText();
  const { duration } = useFormat();
  return (
    <div className={classes.recording} data-phase={phase}>
      {phase === 'recording' ? (
        <>
          <div className={classes.time}>
            <span className={classes.dot} aria-hidden="true" />
            <Text size="sm" role="status">
              {t('media:audio.recording')}
            </Text>
            <Text size="sm" c="dimmed" role="timer">
              {t('media:audio.time', {
                passed: duration(Math.floor(seconds)),
                most: duration(limits.audio.recorded_seconds),
              })}
            </Text>
          </div>
          {stream && <LevelMeter stream={stream} />}
        </>
      ) : (
        <>
          <Text size="sm" role="status">
            {t(clip ? 'media:audio.listen_first' : 'media:audio.preparing')}
          </Text>
          {clip ? <ClipPlayer clip={clip} /> : <Loader size="sm" />}
        </>
      )}
      <Group gap="xs">{children}</Group>
    </div>
  );
}
