import { Select, Stack, TextInput } from '@mantine/core';
import { isLanguage, limits } from '@takhti/domain';
import { useState } from 'react';
import { languageChoices, useText } from '../../../i18n/index.ts';
import { Dialog, LettersLeft, langAndDirOfContent } from '../../../ui/index.ts';
import type { BankDoc } from './bank-doc.ts';

interface RenameDialogProps {
  readonly doc: BankDoc;
  readonly onDone: (doc: BankDoc) => void;
  readonly onCancel: () => void;
}

/** Title and language of a bank (the rename popup of the specification's section 2). */
export function RenameDialog({ doc, onDone, onCancel }: RenameDialogProps) {
  const t = useText();
  const [title, setTitle] = useState(doc.title);
  const [language, setLanguage] = useState(doc.language);
  const [wasTried, setWasTried] = useState(false);
  const isEmpty = title.trim() === '';

  function confirm(): void {
    setWasTried(true);
    if (!isEmpty) onDone({ title: title.trim(), language });
  }

  return (
    <Dialog
      isOpen
      title={t('questions:rename.title')}
      confirmLabel={t('common:save')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap="sm">
        <TextInput
          label={t('questions:title')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={wasTried && isEmpty ? t('questions:rename.required') : undefined}
          maxLength={limits.title.max}
          rightSection={<LettersLeft count={limits.title.max - title.length} />}
          attributes={{ input: langAndDirOfContent(title, language) }}
          required
          data-autofocus
        />
        <Select
          label={t('common:content_language')}
          description={t('questions:rename.language_hint')}
          data={languageChoices}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
        />
      </Stack>
    </Dialog>
  );
}
