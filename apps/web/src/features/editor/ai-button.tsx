import { Button, type ButtonProps } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { readAiCredits } from '@takhti/contract';
import { aiButton, type AiSubject } from '@takhti/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Hint } from '../../ui/index.ts';

interface AiButtonProps {
  readonly subject: AiSubject;
  readonly isEditing: boolean;
  /** The page that generates it; left out where nothing generates it yet. */
  readonly to?: string;
  /** As low as what is beside it. */
  readonly isSmall?: boolean;
}

/**
 * The button that generates content: it leads to the page where that is done. Where it is not available it says so to the person who
 * points at it or comes to it by keys, for which it must be in reach (C-641 to C-645).
 */
export function AiButton({ subject, isEditing, to, isSmall = false }: AiButtonProps) {
  const t = useText();
  const { actor } = useSession();
  const button = aiButton({ subject, actor, is_editing: isEditing, has_generation: to !== undefined });
  if (button === 'hidden') return null;
  const looks = {
    variant: 'default',
    ...(isSmall && { size: 'compact-md' }),
    leftSection: <IconSparkles size={isSmall ? 16 : 18} aria-hidden="true" />,
    'data-ai': button,
    'aria-label': t('editor:ai.generate'),
    children: t(isSmall ? 'editor:ai.short' : 'editor:ai.generate'),
  } as const;
  if (button === 'ready' && to !== undefined) return <ReadyButton to={to} looks={looks} />;
  return (
    <Hint label={t('editor:ai.unavailable')} isReason>
      <Button {...looks} aria-disabled="true" opacity={0.45} style={{ cursor: 'not-allowed' }}>
        {looks.children}
      </Button>
    </Hint>
  );
}

interface ReadyButtonProps {
  readonly to: string;
  readonly looks: Pick<ButtonProps, 'variant' | 'size' | 'leftSection' | 'children'> & {
    readonly 'aria-label': string;
  };
}

/** Says what it will cost before anybody goes there (C-040). */
function ReadyButton({ to, looks }: ReadyButtonProps) {
  const t = useText();
  // Most people who edit do not generate: it is asked for when somebody comes near.
  const [isNear, setNear] = useState(false);
  const { data } = useQueryCall(readAiCredits, {}, { enabled: isNear });
  const generate = looks['aria-label'];
  const label = data?.is_set_up ? t('editor:ai.credits', { count: data.credits }) : t('editor:ai.not_set_up');
  return (
    <Hint label={data ? `${generate} · ${label}` : generate}>
      <Button
        {...looks}
        component={Link}
        to={to}
        onMouseEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
      >
        {looks.children}
      </Button>
    </Hint>
  );
}
