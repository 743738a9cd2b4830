import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { addPath, type TreePlace } from '../addresses.ts';

/** In place of a tree without skills: the way to the first one. */
export function NothingYet(place: TreePlace) {
  const t = useText();
  const { can } = useSession();
  return (
    <EmptyState title={t('curriculum:empty.title')} text={t('curriculum:empty.text')}>
      {can('skills.edit') && (
        <Button component={Link} to={addPath(place)} leftSection={<IconPlus size={18} />} mt="xs">
          {t('curriculum:add')}
        </Button>
      )}
    </EmptyState>
  );
}
