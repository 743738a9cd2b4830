import { Table, Text, Title } from '@mantine/core';
import type { GuidelineRow } from '@takhti/content-types/rounds';
import type { Language } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import classes from './guideline.module.css';
import { LimitPicture } from './limit-picture.tsx';
import { useLimitWords } from './use-limit-words.ts';

interface LimitsTableProps {
  readonly rows: readonly GuidelineRow[];
  readonly language: Language;
}

/** What fits into a game or a round of it, line by line, in the numbers that the checks go by (G-297, G-301, G-302). */
export function LimitsTable({ rows, language }: LimitsTableProps) {
  const t = useText();
  const words = useLimitWords();
  return (
    <section>
      <Title order={3}>{t('game-guideline:guideline.fits')}</Title>
      <Text size="sm" c="dimmed">
        {t('game-guideline:guideline.fits_language', { language: nameOfLanguage(language) })}
      </Text>
      <Table mt="xs" verticalSpacing={6} className={classes.limits}>
        <Table.Thead className="visually-hidden">
          <Table.Tr>
            <Table.Th>{t('game-guideline:guideline.what')}</Table.Th>
            <Table.Th>{t('game-guideline:guideline.how_much')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const { name, values } = words(row);
            return (
              <Table.Tr key={name}>
                <Table.Th scope="row">
                  <span className={classes.what}>
                    <LimitPicture what={row.what} />
                    {name}
                  </span>
                </Table.Th>
                <Table.Td>
                  {values.map((value) => (
                    <span key={value} className={classes.value}>
                      {value}
                    </span>
                  ))}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="xs">
        {t('game-guideline:guideline.fits_note')}
      </Text>
    </section>
  );
}
