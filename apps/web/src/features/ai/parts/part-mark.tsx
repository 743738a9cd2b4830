import { Alert, Button } from '@mantine/core';
import { IconCheck, IconSparkles } from '@tabler/icons-react';
import { lookAtParts } from '@takhti/contract';
import type { ReactNode } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { PartAsked } from './part-asked.tsx';
import { useParts } from './use-parts.ts';

interface PartMarkProps {
  readonly container_id: string;
  readonly part_id: string;
  readonly canRead: boolean;
  /** The way to the next one, where nothing else on the page shows it. */
  readonly next?: ReactNode;
}

/** Marks a part that AI made: who has read it, and a button to confirm having read it. */
export function PartMark({ container_id, part_id, canRead, next }: PartMarkProps) {
  const t = useText();
  const { run, isRunning } = useCall(lookAtParts, { waitsFor: ['parts'] });
  const part = useParts(container_id).find((each) => each.part_id === part_id);
  if (!part) return null;
  const isRead = part.looked_on !== null;
  return (
    <Alert
      color={isRead ? 'accent' : 'saffron'}
      variant="light"
      icon={
        isRead ? <IconCheck size={18} aria-hidden="true" /> : <IconSparkles size={18} aria-hidden="true" />
      }
      title={
        <>
          <span>{t('editor:ai_parts.made', { model: part.model })}</span>
          <FactDivider />
          <RelativeTime instant={part.made_on} />
        </>
      }
    >
      {part.versions.length > 0 && (
        <p style={{ margin: 0 }}>
          {t('editor:ai_parts.versions', { languages: part.versions.map(nameOfLanguage).join(' · ') })}
        </p>
      )}
      <p style={{ margin: 0 }}>
        {t(part.is_changed ? 'editor:ai_parts.changed' : 'editor:ai_parts.unchanged')}{' '}
        {part.looked_by !== null && part.looked_on !== null ? (
          <>
            {t('editor:ai_parts.read_by', { name: part.looked_by })}
            <FactDivider />
            <RelativeTime instant={part.looked_on} />
          </>
        ) : (
          t('editor:ai_parts.not_read')
        )}
      </p>
      {!isRead && canRead && (
        <Button
          size="compact-md"
          mt="xs"
          me="xs"
          loading={isRunning}
          onClick={() => void run({ container_id, part_ids: [part_id] })}
        >
          {t('editor:ai_parts.i_read')}
        </Button>
      )}
      {next}
      <PartAsked container_id={container_id} part_id={part_id} />
    </Alert>
  );
}
