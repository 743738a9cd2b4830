import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconArrowsSort,
  IconCopy,
  IconCheck,
  IconEyeCheck,
  IconFileImport,
  IconFilePlus,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPlus,
  IconReplace,
  IconRosetteDiscountCheck,
  IconRotate2,
  IconSend,
  IconSparkles,
  IconTargetArrow,
  IconThumbDown,
  IconThumbUp,
  IconTransfer,
  IconTrash,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { HistoryAction, HistoryEntry } from '@takhti/contract';
import { moveNames, type OpenedContainer } from '@takhti/domain';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime, StatusBadge, useRoleTitle } from '../../../ui/index.ts';
import { EntryChanges } from '../diff/entry-changes.tsx';
import classes from '../drawer.module.css';
import { UndoEntry } from './undo-entry.tsx';
import { historySentence } from './history-sentence.ts';

const icons: Record<HistoryAction, Icon> = {
  submit: IconSend,
  startReview: IconEyeCheck,
  cancelReview: IconX,
  askResubmission: IconRotate2,
  approve: IconCheck,
  setInDraft: IconPencil,
  delete: IconTrash,
  setAside: IconTrash,
  create: IconFilePlus,
  save: IconPencil,
  changeSkill: IconTargetArrow,
  'question.create': IconPlus,
  'question.save': IconPencil,
  'question.help': IconSparkles,
  'question.delete': IconTrash,
  'question.move': IconTransfer,
  'question.change': IconPencil,
  'question.order': IconArrowsSort,
  'question.replace': IconReplace,
  'question.duplicate': IconCopy,
  'question.undo': IconArrowBackUp,
  takeBack: IconArrowBackUp,
  import: IconFileImport,
  restore: IconHistory,
  bringBack: IconArrowBackUp,
  close: IconLock,
  open: IconLockOpen,
  'change.accept': IconThumbUp,
  'change.reject': IconThumbDown,
};

interface HistoryLineProps {
  readonly entry: HistoryEntry;
  readonly container: OpenedContainer;
  /** Called when somebody goes from here to what was changed. */
  readonly onLeave: () => void;
}

/** One entry of the history: a sentence, in which role, when, from which status to which, and opened, what it changed. */
export function HistoryLine({ entry, container, onLeave }: HistoryLineProps) {
  const t = useText();
  const id = useId();
  const [isOpen, open] = useDisclosure(false);
  const titleOf = useRoleTitle();
  const { key, values } = historySentence(entry);
  const EntryIcon = key === 'review:history.publish' ? IconRosetteDiscountCheck : icons[entry.action];
  const isMove = (moveNames as readonly string[]).includes(entry.action);
  return (
    <li className={classes.entry}>
      <span className={classes.sign} data-tone={isMove ? 'move' : undefined}>
        <EntryIcon size={17} aria-hidden="true" data-points={entry.action === 'submit' || undefined} />
      </span>
      <div className={classes.words}>
        <Text size="sm" fw={isMove ? 600 : 400}>
          {t(key, values)}
        </Text>
        <Text size="xs" c="dimmed">
          <bdi>{titleOf({ role: '', title: entry.role_title })}</bdi>
          <FactDivider />
          <RelativeTime instant={entry.happened_on} />
        </Text>
        {entry.detail['is_unseen'] === true && (
          <Text size="xs" c="dimmed">
            {t('common:unseen_change')}
          </Text>
        )}
        {typeof entry.detail['made_by_model'] === 'string' && (
          <Text size="xs" c="dimmed">
            {t('review:history.made_by_ai', { model: entry.detail['made_by_model'] })}
          </Text>
        )}
        <StatusChange entry={entry} />
        <Button
          className={classes.open}
          variant="subtle"
          size="compact-xs"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={open.toggle}
        >
          {isOpen
            ? t('review:history.close')
            : entry.total_changes > 0
              ? t('review:history.open', { count: entry.total_changes })
              : t('review:history.state')}
        </Button>
        <UndoEntry entry={entry} container={container} />
        <div id={id} className={isOpen ? classes.opened : undefined}>
          {isOpen && <EntryChanges container={container} history_id={entry.history_id} onLeave={onLeave} />}
        </div>
      </div>
    </li>
  );
}

function StatusChange({ entry }: { entry: HistoryEntry }) {
  const t = useText();
  const { from_status, to_status } = entry;
  if (from_status === null || to_status === null) return null;
  const isSame = from_status === to_status;
  return (
    <div className={classes.change}>
      {!isSame && (
        <>
          <StatusBadge status={from_status} />
          <IconArrowRight size={16} data-points aria-label={t('review:history.becomes')} role="img" />
        </>
      )}
      <StatusBadge status={to_status} isPublished={to_status === 'a' ? 1 : 0} />
    </div>
  );
}
