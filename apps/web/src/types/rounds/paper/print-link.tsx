import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { OpenedContainer } from '@takhti/domain';
import { Link } from 'react-router';
import { itemQuery } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { paperPaths } from '../paths.ts';

/** The way from a game to its sheets. */
export function PrintLink({ item }: { readonly item: OpenedContainer }) {
  const t = useText();
  const { content_id, content_type } = item;
  const query = new URLSearchParams(itemQuery(item));
  query.set('content_id', content_id);
  query.set('content_type', content_type);
  return (
    <Button
      component={Link}
      to={`${paperPaths.page}?${query.toString()}`}
      variant="default"
      mb="md"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
    >
      {t('common:print')}
    </Button>
  );
}
