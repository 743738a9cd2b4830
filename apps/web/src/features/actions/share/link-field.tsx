import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { CopiedField } from './copied-field.tsx';
import type { ShareLink } from './use-share-link.ts';

interface LinkFieldProps {
  readonly link: string;
  readonly reader: ShareLink['reader'];
  /** Who may open it, if that differs from most links. */
  readonly hint?: ReactNode;
  /** False where a shorter one is above. */
  readonly isFirst?: boolean;
}

/** A link to copy or to open. */
export function LinkField({ link, reader, hint, isFirst = true }: LinkFieldProps) {
  const t = useText();
  return (
    <CopiedField
      label={t(`actions:share.${reader}.label`)}
      hint={hint ?? t(`actions:share.${reader}.hint`)}
      value={link}
      copyLabel={t('actions:share.copy')}
      copiedLabel={t('actions:share.copied')}
      isFirst={isFirst}
    >
      <Button
        variant="default"
        component="a"
        href={link}
        target="_blank"
        rel="noopener"
        leftSection={<IconExternalLink size={18} data-points aria-hidden="true" />}
      >
        {t('common:open')}
      </Button>
    </CopiedField>
  );
}
