import { Alert, Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { Link } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { useParts } from './use-parts.ts';

interface PartsStripProps {
  readonly item: Pick<OpenedContainer, 'container_id'>;
  readonly canRead: boolean;
  /** The page on which a part is read. */
  readonly pathOf: (part_id: string) => string;
  /** The field of that page that is shown first; its beginning where left out. */
  readonly focusOf?: (part_id: string) => readonly (string | number)[] | null;
}

/** How much of a container AI made, how much of it nobody has read yet, and the way to the next of these. */
export function PartsStrip({ item, canRead, pathOf, focusOf }: PartsStripProps) {
  const t = useText();
  const parts = useParts(item.container_id);
  if (parts.length === 0) return null;
  const unread = parts.filter(({ looked_on }) => looked_on === null);
  const untouched = parts.filter(({ is_changed }) => !is_changed);
  const [next] = unread;
  return (
    <Alert
      color={next ? 'saffron' : 'accent'}
      variant="light"
      mb="sm"
      icon={<IconSparkles size={18} aria-hidden="true" />}
      title={t('editor:ai_parts.title', { count: parts.length })}
    >
      <p style={{ margin: 0 }}>
        {next ? t('editor:ai_parts.unread', { count: unread.length }) : t('editor:ai_parts.all_read')}{' '}
        {t('editor:ai_parts.untouched', { count: untouched.length })}
      </p>
      {next && canRead && (
        <Button
          component={Link}
          to={pathOf(next.part_id)}
          state={{ focus: focusOf?.(next.part_id) ?? undefined }}
          size="compact-md"
          variant="default"
          mt="xs"
        >
          {t('editor:ai_parts.read_next')}
        </Button>
      )}
    </Alert>
  );
}
