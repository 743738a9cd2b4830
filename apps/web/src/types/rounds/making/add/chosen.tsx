import { Button, Group } from '@mantine/core';
import type { ContainerRow } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { ContentTitle } from '../../../../ui/index.ts';
import { TypeIcon } from '../../../type-icon.tsx';

interface ChosenProps {
  readonly row: ContainerRow;
  readonly onOther: () => void;
  readonly children: ReactNode;
}

/** What was chosen to take rounds from, and the way to something else. */
export function Chosen({ row, onOther, children }: ChosenProps) {
  const t = useText();
  return (
    <>
      <Group justify="space-between">
        <Group gap="sm" wrap="nowrap">
          <TypeIcon type={row.content_type} size={36} />
          <ContentTitle language={row.language}>{row.title}</ContentTitle>
        </Group>
        <Button variant="subtle" onClick={onOther}>
          {t('making:from.other')}
        </Button>
      </Group>
      {children}
    </>
  );
}
