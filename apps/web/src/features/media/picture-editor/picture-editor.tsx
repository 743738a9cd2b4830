import 'react-image-crop/dist/ReactCrop.css';
import { Button, Group, Text } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { cutTo, drawn, fileOf, turned } from './draw-picture.ts';
import classes from './picture-editor.module.css';

interface PictureEditorProps {
  readonly src: string;
  readonly most_bytes: number;
  readonly onDone: (file: File) => void;
  readonly onCancel: () => void;
}

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Crops and turns a picture, with mouse, finger or arrow keys; what comes of it is a picture of its own. */
export function PictureEditor({ src, most_bytes, onDone, onCancel }: PictureEditorProps) {
  const t = useText();
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const [isLost, setLost] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    drawn(src).then(
      (loaded) => isWanted && setPicture(loaded),
      () => isWanted && setLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [src]);

  function turn(to: 'right' | 'left'): void {
    if (!picture) return;
    setPicture(turned(picture, to));
    setCrop(whole);
  }

  async function finish(): Promise<void> {
    if (!picture) return;
    setBusy(true);
    const part = crop.width === 0 || crop.height === 0 ? whole : crop;
    onDone(await fileOf(cutTo(picture, part), most_bytes));
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title={t('media:image.edit_title')}
      confirmLabel={t('media:image.edit_done')}
      isBusy={isBusy}
      isConfirmDisabled={!picture}
      onConfirm={() => void finish()}
      onCancel={onCancel}
    >
      {isLost && (
        <Text size="sm" c="brick.7" role="alert">
          {t('media:image.edit_lost')}
        </Text>
      )}
      {/* Where a part is counted from the left in every language. */}
      <div className={classes.place} dir="ltr">
        {picture && (
          <ReactCrop
            crop={crop}
            keepSelection
            ruleOfThirds
            ariaLabels={labels(t('media:image.edit_part'), t('media:image.edit_handle'))}
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            <Drawing picture={picture} />
          </ReactCrop>
        )}
      </div>
      <Group gap="xs" justify="center" mt="sm">
        <Button
          variant="default"
          disabled={!picture}
          leftSection={<IconRotate2 size={18} aria-hidden="true" />}
          onClick={() => turn('left')}
        >
          {t('media:image.turn_left')}
        </Button>
        <Button
          variant="default"
          disabled={!picture}
          leftSection={<IconRotateClockwise2 size={18} aria-hidden="true" />}
          onClick={() => turn('right')}
        >
          {t('media:image.turn_right')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Shows the canvas in the page. */
function Drawing({ picture }: { readonly picture: HTMLCanvasElement }) {
  return (
    <canvas
      className={classes.picture}
      width={picture.width}
      height={picture.height}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(picture, 0, 0)}
    />
  );
}

function labels(cropArea: string, handle: string) {
  return {
    cropArea,
    nwDragHandle: handle,
    nDragHandle: handle,
    neDragHandle: handle,
    eDragHandle: handle,
    seDragHandle: handle,
    sDragHandle: handle,
    swDragHandle: handle,
    wDragHandle: handle,
  };
}
