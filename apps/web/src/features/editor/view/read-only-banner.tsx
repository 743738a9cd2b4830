import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { useIsViewContent } from './view-content.ts';
import { whyReadOnly } from './why-read-only.ts';

/** Says that and why a container cannot be edited now. */
export function ReadOnlyBanner({ item }: { item: OpenedContainer }) {
  const t = useText();
  const reason = whyReadOnly(item, useIsViewContent());
  if (reason === null) return null;
  const text =
    reason === 'in_review' && item.reviewer_full_name !== null
      ? t('editor:read_only.in_review_by', { name: item.reviewer_full_name })
      : t(`editor:read_only.${reason}`);
  return (
    <Alert color="sky" variant="light" icon={<IconLock size={20} />} py="xs">
      {text}
    </Alert>
  );
}
