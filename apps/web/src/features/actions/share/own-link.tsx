import { Anchor, NativeSelect, Text } from '@mantine/core';
import { isLinkAsks, linkAsks, type LinkAsks } from '@takhti/domain';
import { Link } from 'react-router';
import { resultsPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';

interface OwnLinkProps {
  readonly asks: LinkAsks | null;
  readonly container_id: string;
  /** @param asks null for the link that is everybody's */
  readonly onChange: (asks: LinkAsks | null) => void;
}

/** Whether the link becomes one's own, whose results one sees, and what it asks its learners for. */
export function OwnLink({ asks, container_id, onChange }: OwnLinkProps) {
  const t = useText();
  return (
    <>
      <NativeSelect
        label={t('actions:share.own.label')}
        description={t('actions:share.own.hint')}
        value={asks ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(isLinkAsks(value) ? value : null)}
        data={[
          { value: '', label: t('actions:share.own.none') },
          ...linkAsks.map((each) => ({ value: each, label: t(`actions:share.own.asks.${each}`) })),
        ]}
      />
      {asks !== null && (
        <Text size="sm">
          {t('actions:share.own.seen')}{' '}
          <Anchor component={Link} to={resultsPath(container_id)} size="sm" underline="always">
            {t('actions:share.own.open')}
          </Anchor>
        </Text>
      )}
    </>
  );
}
