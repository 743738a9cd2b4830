import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconEye,
  IconHourglass,
  IconPencil,
  IconRosetteDiscountCheck,
  IconArrowBackUp,
  type Icon,
} from '@tabler/icons-react';
import type { ContentStatus, Flag } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { shownStatusOf, statusLooks, type ShownStatus } from './status-looks.ts';

const icons: Record<ShownStatus, Icon> = {
  draft: IconPencil,
  waiting: IconHourglass,
  in_review: IconEye,
  resubmission: IconArrowBackUp,
  approved: IconCircleCheck,
  published: IconRosetteDiscountCheck,
};

/** A status as colour, icon and word. */
export function StatusBadge({ status, isPublished = 0 }: { status: ContentStatus; isPublished?: Flag }) {
  const t = useText();
  const shown = shownStatusOf(status, isPublished);
  const StatusIcon = icons[shown];
  return (
    <Badge
      variant={shown === 'published' ? 'filled' : 'light'}
      color={statusLooks[shown].color}
      tt="none"
      fw={600}
      size="lg"
      leftSection={
        <StatusIcon size={14} aria-hidden="true" data-points={shown === 'resubmission' || undefined} />
      }
      style={{ flex: 'none' }}
    >
      {t(`common:status.${shown}`)}
    </Badge>
  );
}
