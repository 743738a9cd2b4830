import { Button, Group } from '@mantine/core';
import { IconGift, IconTrophy } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { competitionPaths, rewardPaths } from './paths.ts';

/** Leads between the two editors of a competition. */
export function EditorTabs({ current }: { readonly current: 'competition' | 'reward' }) {
  const t = useText();
  const [query] = useSearchParams();
  const tabs = [
    ['competition', competitionPaths.editor, t('competitions:tabs.competition'), IconTrophy],
    ['reward', rewardPaths.editor, t('competitions:tabs.reward'), IconGift],
  ] as const;
  return (
    <Group component="nav" gap="xs" mt="md" aria-label={t('competitions:tabs.label')}>
      {tabs.map(([name, path, label, TabIcon]) => (
        <Button
          key={name}
          component={Link}
          to={`${path}?${query.toString()}`}
          variant={name === current ? 'light' : 'default'}
          aria-current={name === current ? 'page' : undefined}
          leftSection={<TabIcon size={18} aria-hidden="true" />}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
