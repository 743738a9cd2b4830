import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import type { ItemStatistics, Language } from '@takhti/domain';
import { Fragment } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentText, StackingCell, StackingTable } from '../../ui/index.ts';
import { doubtWords } from './doubt-words.ts';
import { OptionBars } from './pictures/option-bars.tsx';
import classes from './statistics.module.css';

interface ItemsTableProps {
  readonly items: readonly ItemStatistics[];
  readonly language: Language;
  readonly open: string | null;
  readonly onOpen: (question_id: string | null) => void;
}

/** Every question with its numbers; one that is opened shows how often each option was chosen. */
export function ItemsTable({ items, language, open, onOpen }: ItemsTableProps) {
  const t = useText();
  const format = useFormat();
  const hundredth = (value: number | null): string =>
    value === null ? '–' : format.number(Math.round(value * 100) / 100);
  const names = {
    question: t('statistics:table.question'),
    answered: t('statistics:table.answered'),
    facility: t('statistics:table.facility'),
    discrimination: t('statistics:table.discrimination'),
    time: t('statistics:table.time'),
  };
  return (
    <StackingTable
      label={t('statistics:table.title')}
      across={2}
      columns={Object.values(names).map((name) => ({ name }))}
    >
      {items.map((item, at) => {
        const isOpen = open === item.question_id;
        return (
          <Fragment key={item.question_id}>
            <tr id={`item-${item.question_id}`}>
              <th scope="row" className={classes.item}>
                <UnstyledButton
                  className={classes.opener}
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? null : item.question_id)}
                >
                  <IconChevronDown size={16} aria-hidden="true" data-open={isOpen || undefined} />
                  <span>{format.number(at + 1)}.</span>
                  <ContentText html={item.question} language={language} isInline />
                </UnstyledButton>
                {item.doubts.map((doubt) => (
                  <p key={`${doubt.kind} ${doubt.option}`} className={classes.doubt}>
                    <IconAlertTriangle size={16} aria-hidden="true" />
                    <span>{doubtWords(t, format, doubt)}</span>
                  </p>
                ))}
              </th>
              <StackingCell name={names.answered}>{format.count(item.answered)}</StackingCell>
              <StackingCell name={names.facility}>
                {item.facility === null ? '–' : format.percent(item.facility)}
              </StackingCell>
              <StackingCell name={names.discrimination}>{hundredth(item.discrimination)}</StackingCell>
              <StackingCell name={names.time}>
                {item.median_seconds === null ? '–' : format.duration(item.median_seconds)}
              </StackingCell>
            </tr>
            {isOpen && (
              <tr>
                <td colSpan={5} className={classes.opened}>
                  <OptionBars item={item} language={language} />
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </StackingTable>
  );
}
