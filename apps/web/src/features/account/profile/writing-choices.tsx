import { Stack } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useKeep } from '../../../app/preferences/index.ts';
import { chooseLocale } from '../../../app/shell/index.ts';
import {
  calendarChoices,
  changeWriting,
  digitChoices,
  formatOf,
  locales,
  nameOfLocale,
  onWriting,
  useLocale,
  useText,
  writingNow,
  type Writing,
} from '../../../i18n/index.ts';
import { Choice } from './choice.tsx';

const someNumber = 1_250;

/** The language of the studio, its digits and which calendar comes first, each with an example. */
export function WritingChoices() {
  const t = useText();
  const { keep } = useKeep();
  const locale = useLocale();
  const [today] = useState(() => new Date());
  const writing = useSyncExternalStore(onWriting, writingNow);

  function change(changed: Partial<Writing>): void {
    const next = { ...writing, ...changed };
    changeWriting(next);
    void keep({ writing: next });
  }

  return (
    <Stack gap="lg">
      <Choice
        label={t('profile:writing.language')}
        value={locale}
        options={locales.map((value) => ({ value, label: nameOfLocale(value) }))}
        onChange={(chosen) => void chooseLocale(chosen)}
      />
      <Choice
        label={t('profile:writing.digits')}
        value={writing.digits}
        options={digitChoices.map((digits) => ({
          value: digits,
          label: t(`profile:writing.digits_${digits}`),
          description: formatOf(locale, { ...writing, digits }).number(someNumber),
        }))}
        onChange={(digits) => change({ digits })}
      />
      <Choice
        label={t('profile:writing.calendar')}
        value={writing.calendar}
        options={calendarChoices.map((calendar) => ({
          value: calendar,
          label: t(`profile:writing.calendar_${calendar}`),
          description: formatOf(locale, { ...writing, calendar }).date(today),
        }))}
        onChange={(calendar) => change({ calendar })}
      />
    </Stack>
  );
}
