import { Button, Stack, Textarea } from '@mantine/core';
import type { ProblemName } from '@takhti/contract';
import type { Language } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { langAndDirOfContent } from '../../../ui/index.ts';
import { fileOfPasted } from './pasted.ts';

interface PasteFieldProps {
  readonly text: string;
  /** The language of the bank. */
  readonly language: Language;
  /** Why what was pasted was not taken. */
  readonly refusal: ProblemName | null;
  /** Whether somebody comes back to what was pasted. */
  readonly isFirst: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** The field for pasting questions from a spreadsheet or a text editor, in place of a file. */
export function PasteField({ text, language, refusal, isFirst, onText, onFile }: PasteFieldProps) {
  const t = useText();
  const [wasTried, setWasTried] = useState(false);
  const isEmpty = text.trim() === '';
  const error = wasTried && isEmpty ? t('questions:import.paste_required') : null;

  return (
    <Stack gap="xs" align="flex-start" mt="lg">
      <Textarea
        w="100%"
        label={t('questions:import.paste')}
        description={t('questions:import.paste_hint')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        error={error ?? (refusal !== null && !isEmpty && t(`problems:${refusal}`))}
        autosize
        minRows={3}
        maxRows={8}
        attributes={{
          input: {
            ...langAndDirOfContent(text, language),
            spellCheck: false,
            'data-step-first': isFirst || undefined,
          },
        }}
      />
      <Button
        variant="light"
        onClick={() => {
          setWasTried(true);
          if (!isEmpty) onFile(fileOfPasted(text));
        }}
      >
        {t('questions:import.paste_look')}
      </Button>
    </Stack>
  );
}
