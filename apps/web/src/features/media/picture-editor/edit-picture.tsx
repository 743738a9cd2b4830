import { Button, type ButtonProps } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';

const Editor = lazy(async () => ({ default: (await import('./picture-editor.tsx')).PictureEditor }));

interface EditPictureProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  readonly src: string;
  readonly most_bytes: number;
  readonly onDone: (file: File) => void;
  /** Names the picture, if there are several. */
  readonly of?: ReactNode;
}

/** Opens the place where a picture is cropped and turned. */
export function EditPicture({ src, most_bytes, onDone, of, ...button }: EditPictureProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        {...button}
        ref={opener}
        variant="default"
        leftSection={<IconCrop size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('media:image.edit')}
        {of}
      </Button>
      {isOpen && (
        <Suspense>
          <Editor
            src={src}
            most_bytes={most_bytes}
            onCancel={() => setOpen(false)}
            onDone={(file) => {
              setOpen(false);
              // Back where it was opened, before what was made of it takes its place.
              opener.current?.focus();
              onDone(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
