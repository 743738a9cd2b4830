import { Text } from '@mantine/core';
import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import type { WantedSize } from './field-props.ts';
import classes from './media.module.css';
import { poorFit } from './picture-fit.ts';
import { useSizeText } from './use-size-text.ts';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly wanted: WantedSize | undefined;
  /** Whether another one is held over it. */
  readonly isOver: boolean;
}

/** The picture of a field as large as there is room for, and what its size is not good for. */
export function Picture({ src, alt, wanted, isOver }: PictureProps) {
  const t = useText();
  const sizeText = useSizeText();
  const [natural, setNatural] = useState<WantedSize | null>(null);
  const [isBroken, setBroken] = useState(false);
  const fit = natural && wanted ? poorFit(natural, wanted) : null;

  return (
    <div data-over={isOver || undefined} className={classes.frame}>
      {isBroken ? (
        <Text size="sm" c="dimmed" className={classes.broken}>
          <IconPhotoOff size={20} stroke={1.6} aria-hidden="true" /> {t('media:image.not_shown')}
        </Text>
      ) : (
        <img
          className={classes.picture}
          src={src}
          alt={alt === '' ? t('media:image.no_alt') : alt}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setNatural({ width, height })
          }
        />
      )}
      {natural && fit && wanted && (
        <Text size="sm" className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>{t(`media:image.fit_${fit}`, { size: sizeText(natural), wanted: sizeText(wanted) })}</span>
        </Text>
      )}
    </div>
  );
}
