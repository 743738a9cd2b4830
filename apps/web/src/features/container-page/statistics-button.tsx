import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { contentTypes, type OpenedContainer } from '@takhti/domain';
import { Link, useNavigate } from 'react-router';
import { itemQuery } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { Hint } from '../../ui/index.ts';
import { InSheet, SheetLine, useSlimBar } from '../editor/index.ts';

/** Links to the statistics of an item, for people who may see them: its questions if they are counted, otherwise its results. */
export function StatisticsButton({ container }: { readonly container: OpenedContainer }) {
  const t = useText();
  const navigate = useNavigate();
  const isSlim = useSlimBar() !== null;
  const { counts_answers, is_scored } = contentTypes[container.content_type];
  if (!is_scored || container.is_published !== 1 || !container.abilities.can_see_learners) return null;
  const label = t(counts_answers ? 'common:statistics' : 'common:results');
  const to = `/dashboard/${counts_answers ? 'statistics' : 'results'}?${itemQuery(container)}`;
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
