import { Text } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { DropPlace, FailureNote, prepareSound, soundTypes, useDrop } from '../upload/index.ts';
import { AudioControls } from './audio-controls.tsx';
import type { AudioFieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import classes from './media.module.css';
import { audioStateOf } from './recorder/audio-state.ts';
import { RecordingPanel } from './recorder/recording-panel.tsx';
import { useRecorder } from './recorder/use-recorder.ts';
import { SoundPlayer } from './sound-player.tsx';
import { useMediaValue } from './use-media-value.ts';

const announcements = { added: 'media:audio.added', removed: 'media:audio.removed' } as const;

/** A field for one sound; see lazy-fields.tsx. */
export function AudioField(props: AudioFieldProps) {
  const { container_id, label, path, value, onChange, isReadOnly, error } = props;
  const t = useText();
  const media = useMediaValue({ container_id, onChange, prepare: prepareSound, announcements });
  const { upload, take, keep, remove } = media;
  const recorder = useRecorder(prepareSound);
  const { clip } = recorder;
  const state = audioStateOf(value, recorder.phase);
  const isSending = upload.share !== null;
  const send = (file: File): void => void take(upload.send(file));

  const { handlers } = useDrop(send);

  function record(): void {
    keep();
    upload.clearFailure();
    void recorder.start().then(keep);
  }
  // The recording is kept until it has been uploaded: a lost connection must not lose it.
  async function keepClip(): Promise<void> {
    if (clip && (await take(upload.send(clip)))) recorder.discard();
  }
  async function retry(): Promise<void> {
    if (await take(upload.retry())) recorder.discard();
  }
  const actions = {
    record,
    record_again: record,
    stop: () => {
      keep();
      recorder.stop();
    },
    discard: () => {
      keep();
      upload.clearFailure();
      recorder.discard();
    },
    keep: () => void keepClip(),
    remove,
  };
  const controls = (
    <AudioControls
      state={state}
      actions={actions}
      onFile={send}
      isWaiting={recorder.isAsking || (state === 'stopped' && !clip)}
    />
  );

  return (
    <FieldShell
      label={label}
      path={path}
      error={error}
      announcement={media.announced ? t(media.announced) : ''}
      rootRef={media.root}
      drop={state === 'saved' && !isSending && !isReadOnly ? handlers : undefined}
    >
      {isReadOnly && value === '' && (
        <Text size="sm" c="dimmed">
          {t('media:audio.none')}
        </Text>
      )}
      {state === 'saved' && !isSending && <SoundPlayer key={value} src={value} label={label} />}
      {!isReadOnly && (state === 'idle' || isSending) && (
        <DropPlace
          icon={<IconVolume size={28} stroke={1.4} aria-hidden="true" />}
          accept={soundTypes}
          chooseLabel={t('media:audio.choose')}
          rule={t('media:audio.rule', { minutes: limits.audio.max_seconds / 60 })}
          sendingLabel={t(upload.share === 0 ? 'media:audio.preparing' : 'media:audio.sending')}
          share={upload.share}
          onFile={send}
          onCancel={media.cancel}
        >
          {controls}
        </DropPlace>
      )}
      {!isReadOnly && !isSending && (state === 'recording' || state === 'stopped') && (
        <RecordingPanel recorder={recorder}>{controls}</RecordingPanel>
      )}
      {!isReadOnly && !isSending && state === 'saved' && <div className={classes.row}>{controls}</div>}
      {recorder.problem && (
        <Text size="sm" c="brick.7" role="alert">
          {t(recorder.problem)}
        </Text>
      )}
      <FailureNote failure={upload.failure} onRetry={() => void retry()} />
    </FieldShell>
  );
}
