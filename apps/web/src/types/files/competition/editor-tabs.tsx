import { Button, Group } from '@mantine/core';
import { IconGift, IconTrophy } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { tabPaths, useCurrentTab } from './use-current-tab.ts';
import { useOtherTab } from './use-other-tab.ts';

/** Leads between the two parts of a competition’s editor, by hand and from what is said of a field. */
export function EditorTabs() {
  const t = useText();
  const [query] = useSearchParams();
  const current = useCurrentTab();
  useOtherTab(current);
  const tabs = [
    ['competition', tabPaths.competition, t('competitions:tabs.competition'), IconTrophy],
    ['reward', tabPaths.reward, t('competitions:tabs.reward'), IconGift],
  ] as const;
  return (
    <Group component="nav" gap="xs" aria-label={t('competitions:tabs.label')}>
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
