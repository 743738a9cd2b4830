import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import type { ItemStatistics, Language } from '@takhti/domain';
import { Fragment } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentText } from '../../ui/index.ts';
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
  return (
    // What scrolls can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('statistics:table.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('statistics:table.question')}</th>
            <th scope="col">{t('statistics:table.answered')}</th>
            <th scope="col">{t('statistics:table.facility')}</th>
            <th scope="col">{t('statistics:table.discrimination')}</th>
            <th scope="col">{t('statistics:table.time')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => {
            const isOpen = open === item.question_id;
            return (
              <Fragment key={item.question_id}>
                <tr id={`item-${item.question_id}`}>
                  <th scope="row">
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
                  <td>{format.count(item.answered)}</td>
                  <td>{item.facility === null ? '–' : format.percent(item.facility)}</td>
                  <td>{hundredth(item.discrimination)}</td>
                  <td>{item.median_seconds === null ? '–' : format.duration(item.median_seconds)}</td>
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
        </tbody>
      </table>
    </div>
  );
}
