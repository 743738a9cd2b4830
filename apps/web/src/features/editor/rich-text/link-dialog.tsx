import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { linkFrom } from './link-check.ts';

interface LinkDialogProps {
  /** The present target of the selected words; '' for none. */
  readonly href: string;
  readonly onDone: (href: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Asks where the selected words lead. */
export function LinkDialog({ href, onDone, onRemove, onCancel }: LinkDialogProps) {
  const t = useText();
  const [text, setText] = useState(href);
  const [wasTried, setWasTried] = useState(false);
  const link = linkFrom(text);

  function confirm(): void {
    setWasTried(true);
    if (link !== null) onDone(link);
  }

  return (
    <Dialog
      isOpen
      title={t('editor:link.title')}
      confirmLabel={t(href === '' ? 'editor:insert' : 'editor:apply')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <TextInput
        label={t('editor:link.address')}
        placeholder="https://"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={wasTried && link === null ? t('editor:link.invalid') : undefined}
        inputMode="url"
        attributes={{ input: { dir: 'ltr' } }}
        data-autofocus
      />
      {href !== '' && (
        <Group mt="sm">
          <Button size="compact-sm" variant="subtle" color="brick" onClick={onRemove}>
            {t('editor:link.remove')}
          </Button>
        </Group>
      )}
    </Dialog>
  );
}
