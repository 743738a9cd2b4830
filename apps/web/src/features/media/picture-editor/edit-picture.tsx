import { Button } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';

const Editor = lazy(async () => ({ default: (await import('./picture-editor.tsx')).PictureEditor }));

interface EditPictureProps {
  readonly src: string;
  readonly most_bytes: number;
  readonly onDone: (file: File) => void;
}

/** Opens the place where a picture is cropped and turned. */
export function EditPicture({ onDone, ...picture }: EditPictureProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCrop size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('media:image.edit')}
      </Button>
      {isOpen && (
        <Suspense>
          <Editor
            {...picture}
            onCancel={() => setOpen(false)}
            onDone={(file) => {
              setOpen(false);
              onDone(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
