import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { isCut, searchedFor } from './searched-for.ts';

interface SearchFieldProps {
  readonly label: string;
  /** The current search text. */
  readonly value: string;
  /**
   * Called with three characters or more, 300 ms after the last one or at once on Enter, and with '' when the field is cleared
   * (C-765, C-766, C-776; G-364 to G-369).
   */
  readonly onSearch: (text: string) => void;
  readonly className?: string | undefined;
  /** In a dialog it has the focus as it opens. */
  readonly isFirst?: boolean;
}

/** A field that searches while one types. */
export function SearchField({ label, value, onSearch, className, isFirst = false }: SearchFieldProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const reportLater = useDebouncedCallback((wanted: string) => report(wanted), limits.search.debounce_ms);

  function report(wanted: string): void {
    if (wanted === reported.current) return;
    reported.current = wanted;
    onSearch(wanted);
  }

  // The value may change with the address, by the browser's back button.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);

  function type(next: string): void {
    setText(next);
    const wanted = searchedFor(next);
    if (wanted === '') {
      reportLater.cancel();
      report('');
    } else if (wanted !== null) {
      reportLater(wanted);
    }
  }

  function searchNow(): void {
    const wanted = searchedFor(text);
    if (wanted === null) return;
    reportLater.cancel();
    report(wanted);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') searchNow();
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    type('');
  }

  const hint =
    searchedFor(text) === null
      ? t('common:search_hint', { count: limits.search.min })
      : isCut(text)
        ? t('common:search_cut', { count: limits.search.text })
        : undefined;
  return (
    <TextInput
      type="search"
      className={className}
      aria-label={label}
      placeholder={label}
      data-autofocus={isFirst || undefined}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKey}
      leftSectionPointerEvents="all"
      leftSection={
        // Enter does the same, so the button is no tab stop.
        <ActionIcon
          variant="transparent"
          c="dimmed"
          tabIndex={-1}
          aria-label={t('common:search')}
          onClick={searchNow}
        >
          <IconSearch size={18} aria-hidden="true" />
        </ActionIcon>
      }
      rightSection={
        text === '' ? null : <CloseButton size="sm" aria-label={t('common:clear')} onClick={() => type('')} />
      }
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
