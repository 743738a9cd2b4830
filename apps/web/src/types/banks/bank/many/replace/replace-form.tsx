import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { limits, type Language } from '@takhti/domain';
import { replacedParts } from '@takhti/content-types/question-kinds/replace';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../../../i18n/index.ts';
import { langAndDirOfContent } from '../../../../../ui/index.ts';
import type { Wanted } from './use-replacement.ts';

interface ReplaceFormProps {
  readonly language: Language;
  readonly wanted: Wanted;
  readonly isBusy: boolean;
  readonly onChange: (wanted: Wanted) => void;
  readonly onLook: () => void;
}

const ways = ['is_case', 'is_whole_words', 'is_alike'] as const;

/** The form for replacing: the search text, its replacement, and how exactly it must match. */
export function ReplaceForm({ language, wanted, isBusy, onChange, onLook }: ReplaceFormProps) {
  const t = useText();
  const [wasTried, setWasTried] = useState(false);
  const isEmpty = wanted.find.trim() === '';
  const parts = wanted.parts ?? [];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setWasTried(true);
    if (!isEmpty && parts.length > 0) onLook();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t('questions:replace.find')}
          value={wanted.find}
          onChange={(event) => onChange({ ...wanted, find: event.currentTarget.value })}
          error={wasTried && isEmpty ? t('questions:replace.required') : undefined}
          maxLength={limits.replace.text}
          attributes={{ input: langAndDirOfContent(wanted.find, language) }}
          data-autofocus
        />
        <TextInput
          label={t('questions:replace.replace')}
          description={t('questions:replace.replace_hint')}
          value={wanted.replace ?? ''}
          onChange={(event) => onChange({ ...wanted, replace: event.currentTarget.value })}
          maxLength={limits.replace.text}
          attributes={{ input: langAndDirOfContent(wanted.replace ?? '', language) }}
        />
        <Checkbox.Group
          label={t('questions:replace.parts')}
          value={[...parts]}
          error={wasTried && parts.length === 0 ? t('questions:replace.parts_required') : undefined}
          onChange={(values) =>
            onChange({ ...wanted, parts: replacedParts.filter((part) => values.includes(part)) })
          }
        >
          <Group gap="md" mt={4}>
            {replacedParts.map((part) => (
              <Checkbox key={part} value={part} label={t(`questions:replace.part.${part}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Group gap="md">
          {ways.map((way) => (
            <Checkbox
              key={way}
              label={t(`questions:replace.${way}`)}
              description={way === 'is_alike' ? t('questions:replace.is_alike_hint') : undefined}
              checked={wanted[way] ?? false}
              onChange={(event) => onChange({ ...wanted, [way]: event.currentTarget.checked })}
            />
          ))}
        </Group>
        <Button
          type="submit"
          variant="light"
          w="fit-content"
          loading={isBusy}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        >
          {t('questions:replace.look')}
        </Button>
      </Stack>
    </form>
  );
}
