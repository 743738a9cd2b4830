import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';

/** The way to the page that proposes rounds, for those who may generate. */
export function GenerateRounds({ container_id }: { readonly container_id: string }) {
  const t = useText();
  const { can } = useSession();
  if (!can('ai.generate')) return null;
  return (
    <Button
      fullWidth
      variant="subtle"
      component={Link}
      to={`/dashboard/generate?container_id=${container_id}`}
      leftSection={<IconSparkles size={18} aria-hidden="true" />}
    >
      {t('editor:ai.generate')}
    </Button>
  );
}
