import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { ListCard } from './list-card.tsx';
import { TypeFinder } from './type-finder.tsx';

/** The choice of what to make: every type that can be made has a card (C-087). */
export function Component() {
  const t = useText();
  const { can } = useSession();
  return (
    <>
      <PageHeader title={t('dashboard:create.title')} detail={t('dashboard:create.detail')}>
        {can('ai.generate') && (
          <Button
            component={Link}
            to="/dashboard/generate"
            variant="default"
            leftSection={<IconSparkles size={18} aria-hidden="true" />}
          >
            {t('dashboard:create.generate')}
          </Button>
        )}
      </PageHeader>
      <ListCard />
      <TypeFinder />
    </>
  );
}
