import { Kbd, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowUpRight, IconBolt, IconSearch } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Layout } from '../../app/shell/layout-of.ts';
import { useText } from '../../i18n/index.ts';
import { TypeIcon } from '../../types/type-icon.tsx';
import { ContentTitle } from '../../ui/index.ts';
import { answering, placeAfter } from './commands.ts';
import classes from './palette.module.css';
import { useCommands, type StudioCommand } from './use-commands.ts';
import { useFoundContent, type ContentCommand } from './use-found-content.ts';

interface PalettePanelProps {
  readonly layout: Layout;
  /** Called when the field has the focus, once; gives what was typed before it was there. */
  readonly onStart: () => string;
  readonly onDone: () => void;
  readonly onShortcuts: () => void;
}

type Entry = StudioCommand | ContentCommand;

/** One field that finds pages, actions and content; arrow keys choose, Enter goes there. */
export function PalettePanel({ layout, onStart, onDone, onShortcuts }: PalettePanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // It comes after its dialog, which has looked for a place for the focus by then.
  useEffect(() => field.current?.focus(), []);
  const [chosen, setChosen] = useState(0);
  const [asked] = useDebouncedValue(typed, limits.search.debounce_ms);
  // What was cleared is gone at once.
  const { commands: content, isSearching } = useFoundContent(typed.trim() === '' ? '' : asked);
  const commands = useCommands(layout, onShortcuts);
  const own =
    typed.trim() === '' ? commands.filter(({ group }) => group === 'pages') : answering(commands, typed);
  const entries: readonly Entry[] = typed.trim() === '' ? [...content, ...own] : [...own, ...content];
  const at = Math.min(chosen, Math.max(entries.length - 1, 0));

  function go(entry: Entry): void {
    onDone();
    if ('run' in entry && entry.run) entry.run();
    else if (entry.to !== undefined) void navigate(entry.to);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, at, entries.length);
    if (next !== null) setChosen(next);
    const entry = entries[at];
    if (event.key === 'Enter' && entry) go(entry);
    if (next !== null || event.key === 'Enter') event.preventDefault();
  }

  return (
    <div className={classes.panel}>
      <TextInput
        ref={field}
        size="md"
        variant="unstyled"
        className={classes.field}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={entries[at] && `${list} ${at}`.replaceAll(' ', '-')}
        aria-label={t('palette:label')}
        placeholder={t('palette:label')}
        maxLength={limits.search.text}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onFocus={() => setTyped((now) => onStart() + now)}
        onKeyDown={onKey}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        rightSection={isSearching ? <Loader size={18} /> : null}
      />
      <div id={list} role="listbox" aria-label={t('palette:label')} className={classes.list}>
        {entries.map((entry, place) => (
          <div key={entry.id} role="presentation">
            {entries[place - 1]?.group !== entry.group && (
              <div role="presentation" className={classes.group}>
                {t(`palette:groups.${entry.group}`)}
              </div>
            )}
            <Option
              id={`${list} ${place}`.replaceAll(' ', '-')}
              entry={entry}
              isChosen={place === at}
              onChoose={() => setChosen(place)}
              onGo={() => go(entry)}
            />
          </div>
        ))}
      </div>
      <div role="status" className={classes.status}>
        {entries.length === 0 &&
          !isSearching &&
          t(typed.trim().length < limits.search.min ? 'palette:short' : 'palette:nothing', {
            count: limits.search.min,
          })}
      </div>
      <div className={classes.keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette:keys.choose')}
        </span>
        <span>
          <Kbd>Enter</Kbd> {t('palette:keys.go')}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t('palette:keys.close')}
        </span>
      </div>
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onGo: () => void;
}

function Option({ id, entry, isChosen, onChoose, onGo }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // The keyboard stays in the field, as a combobox has it.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.option}
      onPointerMove={onChoose}
      onClick={onGo}
      onKeyDown={() => undefined}
    >
      {'item' in entry ? (
        <TypeIcon type={entry.item.content_type} size={32} />
      ) : (
        <span className={classes.sign}>
          {entry.group === 'pages' ? (
            <IconArrowUpRight size={18} aria-hidden="true" data-points />
          ) : (
            <IconBolt size={18} aria-hidden="true" />
          )}
        </span>
      )}
      <span className={classes.words}>
        {'item' in entry ? (
          <ContentTitle language={entry.item.language} isCut>
            {entry.label}
          </ContentTitle>
        ) : (
          <bdi>{entry.label}</bdi>
        )}
        {entry.detail !== undefined && <span className={classes.detail}>{entry.detail}</span>}
      </span>
    </div>
  );
}
