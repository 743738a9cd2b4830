import { Button, Group, Textarea } from '@mantine/core';
import { aiLimits } from '@takhti/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../../i18n/index.ts';

interface RemakeFormProps {
  readonly isRunning: boolean;
  readonly onRemake: (why: string) => void;
  readonly onCancel: () => void;
}

/** Why a proposal is made again: without a word of it the model would guess, and the credit be gone. */
export function RemakeForm({ isRunning, onRemake, onCancel }: RemakeFormProps) {
  const t = useText();
  const [why, setWhy] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isEmpty = why.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onRemake(why.trim());
  }

  return (
    <form noValidate onSubmit={submit}>
      <Textarea
        ref={field}
        label={t('ai:proposal.why')}
        description={t('ai:proposal.why_hint')}
        error={isMissing && t('ai:proposal.why_missing')}
        autosize
        minRows={2}
        maxLength={aiLimits.why}
        value={why}
        onChange={(event) => {
          setWhy(event.currentTarget.value);
          setMissing(false);
        }}
        attributes={{ input: { dir: 'auto' } }}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button size="compact-md" type="submit" loading={isRunning}>
          {t('ai:proposal.make_anew')}
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
}
