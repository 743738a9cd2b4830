import { Badge } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import { useParts } from './use-parts.ts';

interface PartBadgeProps {
  readonly container_id: string;
  readonly part_id: string;
}

/** In a list or beside a name: that AI made a part, and whether somebody has read it. */
export function PartBadge({ container_id, part_id }: PartBadgeProps) {
  const t = useText();
  const part = useParts(container_id).find((each) => each.part_id === part_id);
  if (!part) return null;
  const isRead = part.looked_on !== null;
  return (
    <Badge
      size="sm"
      tt="none"
      variant="light"
      color={isRead ? 'accent' : 'saffron'}
      leftSection={<IconSparkles size={12} aria-hidden="true" />}
    >
      {t(isRead ? 'editor:ai_parts.is_read' : 'editor:ai_parts.is_unread')}
    </Badge>
  );
}
