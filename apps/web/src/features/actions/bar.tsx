import { ActionIcon, Button } from '@mantine/core';
import { leadOf, type ActionBar, type ActionName } from '@takhti/domain';
import { collapsed } from './bar-width.ts';
import { useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useIsPhone } from '../../ui/index.ts';
import { useSlimBar, type SlimBar } from '../editor/index.ts';
import { actionIcons, pointing } from './action-looks.ts';
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
  const here = (names: readonly ActionName[]): readonly ActionName[] =>
    names.filter((name) => !renderedElsewhere.includes(name));
  // The specification counts all actions beside the main button, wherever they are rendered: the last are Submit, Play and Save.
  const parts = collapsed(bar.actions, width);
  const lead = leadOf(bar);
  const hasOwnLead = lead !== null && lead !== bar.main;
  // Destructive actions are never next to sending ones.
  const isInMenuOnly = (name: ActionName): boolean => hasOwnLead && name === 'delete';
  // It is never in the menu: a class waits for it. A row of a list has five buttons at most (G-379).
  const hasRoom = about === undefined || parts.shown.length < 3;
  // Teachers come for these two, and have nothing else behind a card.
  const isClassroom = bar.actions.every((name) => name === 'live' || name === 'share');
  const isSeen = (name: ActionName): boolean =>
    (name === 'live' || (name === 'share' && isClassroom)) && slim === null && hasRoom;
  const visible = [...parts.more.filter(isSeen), ...parts.shown];
  const shown = here(visible).filter((name) => name !== lead && !isInMenuOnly(name));
  // Bars end where the main button is: what is kept before all others is no hole between them when it stays empty.
  const isKept = (name: ActionName): boolean => keepsPlace.includes(name);
  const behind = [...parts.more.filter((name) => !isSeen(name)), ...parts.shown.filter(isInMenuOnly)];
  const more = here(behind).filter((name) => name !== lead && !placesOnly.includes(name));
  // On a phone there is room for one button with a sign.
  const isMainBehind = slim !== null && hasOwnLead;
  const leading = [
    ...(lead !== null && lead !== 'play' && isShort(lead, slim) ? [lead] : []),
    ...(isMainBehind && bar.main ? [bar.main] : []),
  ];
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
      {shown.filter(isKept).map(renderShown)}
      {(more.length > 0 || slim) && (
        <More
          // A sign that not everybody knows has its word there.
          actions={[...leading, ...more]}
          labelOf={labelOf}
          about={about}
          isBusy={running !== null && [...leading, ...more].includes(running)}
          onRun={onRun}
        />
      )}
      {shown.filter((name) => !isKept(name)).map(renderShown)}
      {bar.main !== null && !isMainBehind && (
        <ActionButton
          name={bar.main}
          label={labelOf(bar.main)}
          about={about}
          isMain
          isAskedFor={!done.includes(bar.main)}
          isLead={!hasOwnLead}
          isRunning={running === bar.main}
          isDisabled={isBusy}
          onRun={onRun}
        />
      )}
      {hasOwnLead && (
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

// Whether it is there is known only after the others are.
const keepsPlace: readonly ActionName[] = ['live'];

// Buttons for next steps and undo lose their label when the title needs the room; verdicts never do.
const named: readonly ActionName[] = ['approve', 'publish', 'startReview'];

function isShort(name: ActionName, slim: SlimBar | null): boolean {
  return slim?.isEditing === true && !named.includes(name);
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
