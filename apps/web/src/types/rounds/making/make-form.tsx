import { Button, Card, Group, Stack, TextInput } from '@mantine/core';
import { directionOf, limits, localeOf, type Language } from '@takhti/domain';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ChoiceField, useTypeName } from '../../../ui/index.ts';
import { KindChoice } from './kind-choice.tsx';
import { worlds, type Makeable, type MakeableKind, type World } from './makeables.ts';
import classes from './making.module.css';
import { WhatFits } from './what-fits.tsx';

/** What somebody chose. */
export interface Choice {
  readonly makeable: Makeable;
  readonly world: World;
  readonly title: string;
}

interface MakeFormProps {
  readonly makeables: readonly Makeable[];
  readonly language: Language;
  readonly of: 'line' | 'question';
  /** What the game is called unless its author says otherwise. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Makes it, unless something else is missing. */
  readonly onMake: (choice: Choice) => void;
  /** What else is asked before a game is made. */
  readonly children?: ReactNode;
}

/** Which game is made of the material, what comes into it, and what it is called. */
export function MakeForm({ makeables, language, of, name, isBusy, onMake, children }: MakeFormProps) {
  const t = useText();
  const typeName = useTypeName();
  const [wanted, setWanted] = useState<MakeableKind | null>(null);
  const [world, setWorld] = useState<World>('rumble_in_the_jumble');
  const [title, setTitle] = useState(name);
  const [isUntitled, setUntitled] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const possible = makeables.filter(({ parts }) => parts.length > 0);
  const makeable = possible.find(({ kind }) => kind === wanted) ?? possible[0] ?? makeables[0];
  if (!makeable) return null;
  const isEmpty = makeable.parts.length === 0;

  function make(event: SubmitEvent): void {
    event.preventDefault();
    if (!makeable || isEmpty) return;
    if (title.trim() === '') {
      setUntitled(true);
      titleField.current?.focus();
      return;
    }
    onMake({ makeable, world, title: title.trim() });
  }

  return (
    <form onSubmit={make} noValidate className={classes.page}>
      <Card withBorder padding="lg">
        <Stack gap="lg">
          <KindChoice makeables={makeables} value={makeable.kind} onChange={setWanted} />
          {makeable.how === 'rounds' && (
            <ChoiceField
              label={t('making:world')}
              value={world}
              onChange={setWorld}
              choices={worlds.map((value) => ({ value, label: typeName(value) }))}
            />
          )}
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <WhatFits makeable={makeable} language={language} of={of} />
      </Card>
      <Card withBorder padding="lg">
        <Stack gap="lg">
          <TextInput
            ref={titleField}
            label={t('making:name')}
            value={title}
            maxLength={limits.title.max}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setUntitled(false);
            }}
            error={isUntitled && t('dashboard:start.title_required')}
            attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
            required
          />
          {children}
          <Group justify="flex-end">
            <Button type="submit" loading={isBusy} disabled={isEmpty}>
              {t('making:make')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </form>
  );
}
