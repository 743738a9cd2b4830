import { ActionIcon } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { aiButton, type AiSubject } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Hint } from '../../ui/index.ts';

interface AiButtonProps {
  readonly subject: AiSubject;
  readonly isEditing: boolean;
  /** As high as what it stands beside. */
  readonly size?: number;
}

/**
 * The button that generates content, without use as long as nothing generates any: it says so to whoever points at it or comes to
 * it by keys, for which it must be in reach (C-641 to C-645).
 */
export function AiButton({ subject, isEditing, size = 36 }: AiButtonProps) {
  const t = useText();
  const { actor } = useSession();
  const button = aiButton({ subject, actor, is_editing: isEditing, has_generation: false });
  if (button === 'hidden') return null;
  return (
    <Hint label={t('editor:ai.unavailable')} isReason>
      <ActionIcon
        variant="transparent"
        color="ink"
        size={size}
        aria-label={t('editor:ai.generate')}
        aria-disabled="true"
        data-ai={button}
        opacity={0.45}
        style={{ cursor: 'not-allowed' }}
      >
        <IconSparkles size={18} aria-hidden="true" />
      </ActionIcon>
    </Hint>
  );
}
