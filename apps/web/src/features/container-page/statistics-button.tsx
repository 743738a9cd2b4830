import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { contentTypes, type OpenedContainer } from '@takhti/domain';
import { Link, useNavigate } from 'react-router';
import { itemQuery } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { Hint } from '../../ui/index.ts';
import { InSheet, SheetLine, useSlimBar } from '../editor/index.ts';

/** Leads to how learners answered an item, for who may see it; nothing where none of its answers are counted. */
export function StatisticsButton({ container }: { readonly container: OpenedContainer }) {
  const t = useText();
  const navigate = useNavigate();
  const isSlim = useSlimBar() !== null;
  const { counts_answers } = contentTypes[container.content_type];
  if (!counts_answers || container.is_published !== 1 || !container.abilities.can_export) return null;
  const label = t('common:statistics');
  const to = `/dashboard/statistics?${itemQuery(container)}`;
  const icon = <IconChartBar size={20} aria-hidden="true" />;
  if (isSlim)
    return (
      <InSheet>{() => <SheetLine label={label} icon={icon} onPress={() => void navigate(to)} />}</InSheet>
    );
  return (
    <Hint label={label}>
      <ActionIcon component={Link} to={to} variant="subtle" color="ink" size={40} aria-label={label}>
        {icon}
      </ActionIcon>
    </Hint>
  );
}
