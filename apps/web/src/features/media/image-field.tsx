import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPhotoUp, IconRefresh, IconTrash } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { fieldErrorId, fieldId } from '../editor/index.ts';
import {
  ChooseButton,
  DropPlace,
  FailureNote,
  imageTypes,
  prepareImage,
  prepareImageWithin,
  useDrop,
} from '../upload/index.ts';
import type { ImageFieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { EditPicture } from './picture-editor/edit-picture.tsx';
import { Picture } from './picture.tsx';
import { useMediaValue } from './use-media-value.ts';
import { useSizeText } from './use-size-text.ts';

const announcements = { added: 'media:image.added', removed: 'media:image.removed' } as const;

/** A field for one picture; see lazy-fields.tsx. */
export function ImageField(props: ImageFieldProps) {
  const { container_id, label, path, value, alt = '', onChange, onAltChange, wanted, isReadOnly } = props;
  const { altPath, cap } = props;
  const prepare = cap ? prepareImageWithin(cap) : prepareImage;
  const t = useText();
  const sizeText = useSizeText();
  const media = useMediaValue({ container_id, onChange, prepare, announcements });
  const { upload, take, remove } = media;
  const send = (file: File): void => void take(upload.send(file));
  const { isOver, handlers } = useDrop(send);
  const isShown = value !== '' && upload.share === null;

  return (
    <FieldShell
      label={label}
      path={path}
      error={props.error}
      announcement={media.announced ? t(media.announced) : ''}
      rootRef={media.root}
      drop={isShown && !isReadOnly ? handlers : undefined}
    >
      {isShown && (
        <Picture key={value} src={value} alt={alt} wanted={wanted} isOver={isOver && !isReadOnly} />
      )}
      {!isShown && isReadOnly && (
        <Text size="sm" c="dimmed">
          {t('media:image.none')}
        </Text>
      )}
      {!isShown && !isReadOnly && (
        <DropPlace
          icon={<IconPhotoUp size={28} stroke={1.4} aria-hidden="true" />}
          accept={imageTypes}
          chooseLabel={t('media:image.choose')}
          rule={
            <>
              {cap
                ? t('media:image.rule_kb', { kb: cap.most_bytes / 1000 })
                : t('media:image.rule', { mb: limits.image.bytes / 1024 / 1024 })}
              {wanted && <> {t('media:image.wanted', { size: sizeText(wanted) })}</>}
            </>
          }
          sendingLabel={t('media:image.sending')}
          share={upload.share}
          onFile={send}
          onCancel={media.cancel}
        />
      )}
      <FailureNote failure={upload.failure} onRetry={() => void take(upload.retry())} />
      {isShown && !isReadOnly && (
        <Group gap="xs">
          <ChooseButton
            accept={imageTypes}
            onFile={send}
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
          >
            {t('media:image.replace')}
          </ChooseButton>
          <EditPicture src={value} most_bytes={cap?.most_bytes ?? limits.image.bytes} onDone={send} />
          <Button
            variant="subtle"
            color="brick"
            size="sm"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={remove}
          >
            {t('media:image.remove')}
          </Button>
        </Group>
      )}
      {value !== '' && onAltChange && (
        <TextInput
          id={altPath && fieldId(altPath)}
          aria-describedby={altPath && fieldErrorId(altPath)}
          label={t('media:image.alt')}
          description={t('media:image.alt_hint')}
          value={alt}
          onChange={(event) => onAltChange(event.currentTarget.value)}
          readOnly={isReadOnly}
          maxLength={limits.title.max}
          attributes={{ input: { dir: 'auto', 'data-goes-on': !isReadOnly || undefined } }}
        />
      )}
    </FieldShell>
  );
}
