import { ActionIcon, Checkbox, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { picturesIn, plainText } from '@takhti/content-types/kit';
import type { OpenedContainer, QuestionRow as Row } from '@takhti/domain';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { ContentText, MoveHandle, RelativeTime, useDrop, type Slot } from '../../../../ui/index.ts';
import { PartBadge, PartMark } from '../../../../features/ai/index.ts';
import { useQuestionPath } from '../../address.ts';
import { DifficultyMark } from '../../difficulty-mark.tsx';
import { QuestionInPlace } from '../../preview/question-in-place.tsx';
import classes from './question-list.module.css';
import { RowVersions } from './row-versions.tsx';
import { useDeleteQuestions } from '../use-delete-questions.ts';

interface QuestionRowProps {
  readonly row: Row;
  readonly number: number;
  readonly bank: OpenedContainer;
  readonly isPreview: boolean;
  /** The marks that a reviewer or author sees before opening it. */
  readonly marks?: ReactNode;
  readonly isSelected?: boolean;
  /** Its place in the bank, where it can be put elsewhere. */
  readonly slot?: Slot;
  /** How many questions the bank has. */
  readonly count?: number;
  readonly onSelect?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One question of the list: what it asks, what is right, how hard it is, who changed it last. */
export function QuestionRow(props: QuestionRowProps) {
  const { row, number, bank, isPreview, marks, isSelected, slot, count = 0, onSelect } = props;
  const drop = useDrop(slot ?? null);
  const t = useText();
  const format = useFormat();
  const questionPath = useQuestionPath();
  const [isOpen, open] = useDisclosure(false);
  const panelId = useId();
  const picture = picturesIn(row.question).find((address) => address.startsWith('/files/'));
  const stem = <ContentText html={row.question} language={row.language} isInline className={classes.stem} />;

  return (
    <li
      {...drop}
      className={classes.row}
      data-selected={isSelected || undefined}
      data-selects={onSelect !== undefined || undefined}
    >
      {onSelect && (
        <Checkbox
          className={classes.check}
          aria-label={t('questions:list.select', { number })}
          checked={isSelected ?? false}
          onChange={onSelect}
        />
      )}
      <span className={classes.number}>
        <span aria-hidden="true">{format.number(number)}</span>
        {slot && <MoveHandle id={row.content_id} name={plainText(row.question)} slot={slot} count={count} />}
      </span>
      <div className={classes.words} data-tour="edit-question" data-pictured={picture ? true : undefined}>
        {picture && <img className={classes.thumb} src={picture} alt="" loading="lazy" />}
        {isPreview ? (
          <button
            type="button"
            className={classes.open}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={open.toggle}
          >
            {stem}
            <IconChevronDown
              size={18}
              aria-hidden="true"
              className={classes.chevron}
              data-open={isOpen || undefined}
            />
          </button>
        ) : (
          <Link className={classes.link} to={questionPath(row.content_id)}>
            {stem}
          </Link>
        )}
        <span className={classes.answer}>
          <IconCheck size={16} stroke={2.4} aria-hidden="true" />
          <span className="visually-hidden">{t('questions:correct_answer')}</span>
          <ContentText
            html={row.correct_option}
            language={row.language}
            isInline
            className={classes.answerText}
          />
          {row.more_correct > 0 && (
            <span className={classes.more}>{t('questions:more_correct', { n: row.more_correct })}</span>
          )}
        </span>
        {marks}
        {row.versions.length > 0 && <RowVersions versions={row.versions} />}
        <PartBadge container_id={bank.container_id} part_id={row.content_id} />
        {row.skill_id !== bank.skill_id && <bdi className={classes.skill}>{row.skill}</bdi>}
      </div>
      <span className={classes.difficulty}>
        <DifficultyMark difficulty={row.difficulty} />
      </span>
      <span className={classes.taxonomy}>
        {row.taxonomy !== '' && t(`questions:taxonomy.${row.taxonomy}`)}
      </span>
      <span className={classes.changed}>
        <bdi>{row.modified_by}</bdi>
        <RelativeTime instant={row.modified_on} />
      </span>
      {onSelect && <RowMenu row={row} number={number} bank={bank} />}
      {isPreview && isOpen && (
        <div id={panelId} className={classes.panel}>
          <PartMark container_id={bank.container_id} part_id={row.content_id} canRead={false} />
          <QuestionInPlace contentId={row.content_id} />
        </div>
      )}
    </li>
  );
}

function RowMenu({ row, number, bank }: Pick<QuestionRowProps, 'row' | 'number' | 'bank'>) {
  const t = useText();
  const questionPath = useQuestionPath();
  const remove = useDeleteQuestions(bank);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={classes.menu}
          variant="subtle"
          color="ink"
          size={36}
          aria-label={t('questions:list.actions', { number })}
        >
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={questionPath(row.content_id)}
          leftSection={<IconPencil size={18} aria-hidden="true" />}
        >
          {t('common:edit')}
        </Menu.Item>
        <Menu.Item
          color="brick"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => void remove.ask([row.content_id])}
        >
          {t('common:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
