import { Button, Tooltip } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { aiButton, type AiSubject } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { useIsPhone } from '../../ui/index.ts';

interface AiButtonProps {
  readonly subject: AiSubject;
  readonly isEditing: boolean;
  readonly size?: 'sm' | 'compact-md';
}

/**
 * The button that generates content, without use as long as nothing generates any: it says so to whoever points at it or comes to
 * it by keys, for which it must be in reach (C-641 to C-645).
 */
export function AiButton({ subject, isEditing, size = 'sm' }: AiButtonProps) {
  const t = useText();
  const { actor } = useSession();
  const isSign = useIsPhone();
  const button = aiButton({ subject, actor, is_editing: isEditing, has_generation: false });
  if (button === 'hidden') return null;
  const name = t('editor:ai.generate');
  return (
    <Tooltip label={t('editor:ai.unavailable')} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        size={size}
        px={isSign ? 'xs' : undefined}
        aria-label={name}
        aria-disabled="true"
        data-disabled
        data-ai={button}
        onClick={(event) => event.preventDefault()}
      >
        <IconSparkles size={16} aria-hidden="true" />
        {!isSign && <span>{name}</span>}
      </Button>
    </Tooltip>
  );
}
