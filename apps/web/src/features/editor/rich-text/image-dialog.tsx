import { Button, FileButton, Progress, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { imageTypes } from './image-check.ts';
import classes from './image-dialog.module.css';
import { useImageUpload } from './use-image-upload.ts';

/** A picture as it stands in a text. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: string | null;
  readonly height: string | null;
}

interface ImageDialogProps {
  /** The picture to describe anew; null for a new one. */
  readonly picture: Picture | null;
  readonly containerId: string;
  /** A file that was pasted or dropped into the text. */
  readonly file: File | null;
  readonly onDone: (picture: Picture) => void;
  readonly onCancel: () => void;
}

/** Sends a picture and asks for the words that stand for it where it cannot be seen. */
export function ImageDialog({ picture: given, containerId, file, onDone, onCancel }: ImageDialogProps) {
  const t = useText();
  const [picture, setPicture] = useState(given);
  const [alt, setAlt] = useState(given?.alt ?? '');
  const upload = useImageUpload(containerId);

  async function take(chosen: File): Promise<void> {
    const reply = await upload.send(chosen);
    if (!reply) return;
    setPicture({ src: reply.url, alt: '', width: String(reply.width), height: String(reply.height) });
  }

  // What was dropped into the text needs no second asking; once, however often React runs effects.
  const begun = useRef(false);
  useEffect(() => {
    if (!file || begun.current) return;
    begun.current = true;
    void take(file);
  });

  function cancel(): void {
    upload.cancel();
    onCancel();
  }

  return (
    <Dialog
      isOpen
      title={t(given ? 'editor:image.edit_title' : 'editor:image.insert_title')}
      confirmLabel={t(given ? 'editor:apply' : 'editor:insert')}
      isConfirmDisabled={!picture}
      onConfirm={() => picture && onDone({ ...picture, alt: alt.trim() })}
      onCancel={cancel}
    >
      <Stack gap="sm">
        {picture ? (
          <img className={classes.picture} src={picture.src} alt={alt} />
        ) : (
          <DropPlace share={upload.share} onFile={(chosen) => void take(chosen)} />
        )}
        {upload.refusal && (
          <Text size="sm" c="brick.7" role="alert">
            {t(`problems:${upload.refusal}`)}
          </Text>
        )}
        <TextInput
          label={t('editor:image.alt')}
          description={t('editor:image.alt_hint')}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          maxLength={300}
          attributes={{ input: { dir: 'auto' } }}
        />
      </Stack>
    </Dialog>
  );
}

interface DropPlaceProps {
  readonly share: number | null;
  readonly onFile: (file: File) => void;
}

function DropPlace({ share, onFile }: DropPlaceProps) {
  const t = useText();
  const [isOver, setOver] = useState(false);
  if (share !== null) {
    return (
      <div className={classes.place}>
        <Text size="sm">{t('editor:image.sending')}</Text>
        <Progress value={share * 100} w="100%" aria-label={t('editor:image.sending')} />
      </div>
    );
  }
  function choose(file: File | null | undefined): void {
    if (file) onFile(file);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }
  return (
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconPhotoUp size={32} stroke={1.4} aria-hidden="true" />
      <FileButton onChange={choose} accept={imageTypes}>
        {(props) => (
          <Button {...props} variant="light" data-autofocus>
            {t('editor:image.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" ta="center">
        {t('editor:image.rule', { mb: limits.image.bytes / 1024 / 1024 })}
      </Text>
    </div>
  );
}
