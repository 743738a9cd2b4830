import { Anchor, List, Text } from '@mantine/core';
import type { ProblemName } from '@takhti/contract';
import type { Container } from '@takhti/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { ContentTitle } from '../../../ui/index.ts';

interface ItemReasonsProps {
  readonly heading: string;
  readonly items: readonly (Parameters<typeof editorPath>[0] &
    Pick<Container, 'title' | 'language'> & {
      /** Why nothing was done to it; null where there is nothing to say. */
      readonly problem: ProblemName | null;
    })[];
}

/** Items of one outcome, each with its reason; their titles lead to where they can be looked into. */
export function ItemReasons({ heading, items }: ItemReasonsProps) {
  const t = useText();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <Text id={id} fw={600} mb="xs">
        {heading}
      </Text>
      <List spacing="xs" aria-labelledby={id}>
        {items.map((item) => (
          <List.Item key={item.container_id}>
            <Anchor component={Link} to={editorPath(item) ?? '/dashboard'} underline="always">
              <ContentTitle language={item.language}>{item.title}</ContentTitle>
            </Anchor>
            {item.problem !== null && (
              <Text size="sm" c="dimmed">
                {t(`problems:${item.problem}`)}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
