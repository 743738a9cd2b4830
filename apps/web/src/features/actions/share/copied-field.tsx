import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { copyText } from './copy-text.ts';

interface CopiedFieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** In the clipboard from the beginning, with the focus on its button. */
  readonly isFirst?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A text that one takes along: copied by a button, or by hand where the browser does not allow that. */
export function CopiedField(props: CopiedFieldProps) {
  const { label, hint, value, copyLabel, copiedLabel, isFirst = false, children } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'by_hand' | null>(null);

  // The skeleton in whose place it comes had the focus; where the person moved it, it stays.
  useLayoutEffect(() => {
    if (isFirst && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isFirst]);

  useEffect(() => {
    if (isFirst) void copyText(value).then((isCopied) => setOutcome(isCopied ? 'copied' : null));
  }, [isFirst, value]);

  async function copy(): Promise<void> {
    const isCopied = await copyText(value);
    if (!isCopied) field.current?.select();
    setOutcome(isCopied ? 'copied' : 'by_hand');
  }

  const Icon = outcome === 'copied' ? IconCheck : IconCopy;
  return (
    <>
      <TextInput
        ref={field}
        label={label}
        description={hint}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status" c={outcome === 'by_hand' ? 'saffron.8' : 'accent.8'}>
          {outcome === 'copied' ? copiedLabel : outcome !== null && t('actions:share.by_hand')}
        </Text>
        <Group gap="xs">
          {children}
          <Button
            ref={button}
            data-autofocus={isFirst || undefined}
            variant={isFirst ? 'filled' : 'default'}
            leftSection={<Icon size={18} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {copyLabel}
          </Button>
        </Group>
      </Group>
    </>
  );
}
