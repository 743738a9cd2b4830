import { Stack, TextInput } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import {
  DropPlace,
  FailureNote,
  imageTypes,
  prepareImage,
  useUpload,
  type Uploaded,
} from '../../upload/index.ts';
import classes from './image-dialog.module.css';

/** A picture as it is in a text. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: string | null;
  readonly height: string | null;
}

interface ImageDialogProps {
  /** The picture to describe again; null for a new one. */
  readonly picture: Picture | null;
  readonly containerId: string;
  /** A file that was pasted or dropped into the text. */
  readonly file: File | null;
  readonly onDone: (picture: Picture) => void;
  readonly onCancel: () => void;
}

/** Sends a picture and asks for the words that replace it where it cannot be seen. */
export function ImageDialog({ picture: given, containerId, file, onDone, onCancel }: ImageDialogProps) {
  const t = useText();
  const [picture, setPicture] = useState(given);
  const [alt, setAlt] = useState(given?.alt ?? '');
  const upload = useUpload(containerId, prepareImage);

  async function take(sending: Promise<Uploaded | undefined>): Promise<void> {
    const reply = await sending;
    if (!reply) return;
    setPicture({ src: reply.url, alt: '', width: String(reply.width), height: String(reply.height) });
  }

  // A dropped file needs no second question; only once, however often React runs effects.
  const begun = useRef(false);
  useEffect(() => {
    if (!file || begun.current) return;
    begun.current = true;
    void take(upload.send(file));
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
          <DropPlace
            icon={<IconPhotoUp size={32} stroke={1.4} aria-hidden="true" />}
            accept={imageTypes}
            chooseLabel={t('editor:image.choose')}
            rule={t('editor:image.rule', { mb: limits.image.bytes / 1024 / 1024 })}
            sendingLabel={t('editor:image.sending')}
            share={upload.share}
            onFile={(chosen) => void take(upload.send(chosen))}
          />
        )}
        <FailureNote failure={upload.failure} onRetry={() => void take(upload.retry())} />
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
