import { ActionIcon, Button } from '@mantine/core';
import type { ActionBar, ActionName } from '@takhti/domain';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useIsPhone } from '../../ui/index.ts';
import { useSlimBar } from '../editor/index.ts';
import { actionIcons, pointing } from './action-looks.ts';
import { isShort, layBar } from './bar-layout.ts';
import classes from './bar.module.css';
import { MoreMenu, MoreSheet } from './more.tsx';
import { useBarWidth } from './use-bar-width.ts';

export type BarLabels = Readonly<Partial<Record<ActionName, string>>>;

export interface BarProps {
  readonly bar: ActionBar;
  readonly running: ActionName | null;
  readonly onRun: (name: ActionName) => void;
  /** Actions that the page always shows elsewhere: the editor's Save is beside Undo and Redo. */
  readonly renderedElsewhere?: readonly ActionName[];
  /** The name of its item, if a page has several bars. */
  readonly about?: string;
  /** Names in place of the usual ones. */
  readonly labels?: BarLabels;
  /** Actions that are done already, and stay visible. */
  readonly done?: readonly ActionName[];
  /** Actions that are absent or not known yet, and keep their place: nothing moves when they come. */
  readonly placesOnly?: readonly ActionName[];
}

/** The action bar as `actionBar` gives it: a main button, what leads on where that is another one, what is beside it, and More (C-247, C-248, C-647 to C-652). */
export function Bar({
  bar,
  running,
  onRun,
  renderedElsewhere = [],
  about,
  labels,
  done = [],
  placesOnly = [],
}: BarProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const width = useBarWidth(root);
  const isPhone = useIsPhone();
  const slim = useSlimBar();
  const { kept, more, hasMore, shown, main, lead } = layBar(bar, {
    width,
    slim,
    isOneOfMany: about !== undefined,
    renderedElsewhere,
    placesOnly,
  });
  const More = isPhone ? MoreSheet : MoreMenu;
  const labelOf = (name: ActionName): string => labels?.[name] ?? t(`actions:names.${name}`);
  const isBusy = running !== null;
  const renderShown = (name: ActionName) => (
    <ActionButton
      key={name}
      name={name}
      label={labelOf(name)}
      about={about}
      isPlaceOnly={placesOnly.includes(name)}
      isRunning={running === name}
      isDisabled={isBusy}
      onRun={onRun}
    />
  );
  return (
    <div
      ref={root}
      className={classes.bar}
      role="group"
      aria-label={about ?? t('actions:label')}
      data-slim={slim !== null || undefined}
      data-one-of-many={about !== undefined || undefined}
    >
      {kept.map(renderShown)}
      {hasMore && (
        <More
          actions={more}
          labelOf={labelOf}
          about={about}
          isBusy={running !== null && more.includes(running)}
          onRun={onRun}
        />
      )}
      {shown.map(renderShown)}
      {main !== null && (
        <ActionButton
          name={main}
          label={labelOf(main)}
          about={about}
          isMain
          isAskedFor={!done.includes(main)}
          isLead={lead === null}
          isRunning={running === main}
          isDisabled={isBusy}
          onRun={onRun}
        />
      )}
      {lead !== null && (
        <ActionButton
          name={lead}
          label={labelOf(lead)}
          about={about}
          isAskedFor
          isRunning={running === lead}
          isDisabled={isBusy}
          onRun={onRun}
        />
      )}
    </div>
  );
}

interface ActionButtonProps {
  readonly name: ActionName;
  readonly label: string;
  readonly about: string | undefined;
  readonly isMain?: boolean;
  readonly isAskedFor?: boolean;
  /** False where another one is more prominent. */
  readonly isLead?: boolean;
  readonly isPlaceOnly?: boolean;
  readonly isRunning: boolean;
  readonly isDisabled: boolean;
  readonly onRun: (name: ActionName) => void;
}

function ActionButton({
  name,
  label,
  about,
  isMain = false,
  isAskedFor = isMain,
  isLead = true,
  isPlaceOnly = false,
  isRunning,
  isDisabled,
  onRun,
}: ActionButtonProps) {
  const t = useText();
  const Icon = actionIcons[name];
  const slim = useSlimBar();
  // One of many on a page does not shout.
  const mainVariant = about === undefined && isLead ? 'filled' : 'light';
  const variant = name === 'delete' ? 'subtle' : isAskedFor ? mainVariant : 'default';
  if (isShort(name, slim) && name === 'submit')
    return (
      <Button
        className={classes.short}
        variant={variant}
        aria-label={label}
        data-action={name}
        data-main={isMain || undefined}
        data-short
        loading={isRunning}
        disabled={isDisabled && !isRunning}
        onClick={() => onRun(name)}
      >
        <Icon className={classes.sign} size={20} aria-hidden="true" data-points />
        <span className={classes.word}>{t('review:before.submit.confirm')}</span>
      </Button>
    );
  if (isShort(name, slim))
    return (
      <ActionIcon
        variant={variant}
        size={36}
        aria-label={label}
        data-action={name}
        data-main={isMain || undefined}
        loading={isRunning}
        disabled={isDisabled && !isRunning}
        onClick={() => onRun(name)}
      >
        <Icon size={20} aria-hidden="true" data-points={pointing.includes(name) || undefined} />
      </ActionIcon>
    );
  return (
    <Button
      variant={variant}
      color={name === 'delete' ? 'brick' : undefined}
      leftSection={<Icon size={18} aria-hidden="true" data-points={pointing.includes(name) || undefined} />}
      aria-label={about === undefined ? undefined : `${label}: ${about}`}
      data-action={name}
      data-main={isMain || undefined}
      data-place-only={isPlaceOnly || undefined}
      loading={isRunning}
      disabled={isDisabled && !isRunning}
      onClick={() => onRun(name)}
    >
      {label}
    </Button>
  );
}
