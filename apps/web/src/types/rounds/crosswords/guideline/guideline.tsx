import { Group, Stack, Text, Title } from '@mantine/core';
import { crosswordGuideline, crosswordLayout } from '@takhti/content-types/crosswords';
import type { Language } from '@takhti/domain';
import { useMemo } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { LimitsTable } from '../../guideline/limits-table.tsx';
import shared from '../../guideline/guideline.module.css';
import { SolvedGrid } from '../grid/solved-grid.tsx';

const samples: Readonly<Record<Language, readonly string[]>> = {
  english: ['RIVER', 'RAIN', 'SEA'],
  urdu: ['بارش', 'بادل', 'شام'],
  pashto: ['باران', 'انار', 'ونه'],
  dari: ['باران', 'انار', 'باد'],
};

/** What the dialog says. */
export function Guideline({ language }: { readonly language: Language }) {
  const t = useText();
  const sample = useMemo(() => {
    const doc = { language, files: samples[language].map((word) => ({ word })) };
    return { doc, layout: crosswordLayout(doc) };
  }, [language]);
  return (
    <Stack gap="lg">
      <Group align="flex-start" gap="md" className={shared.play}>
        <div className={shared.miniature}>
          <SolvedGrid {...sample} />
        </div>
        <div className={shared.words}>
          <Title order={3}>{t('game-guideline:guideline.play')}</Title>
          <Text mt={4}>{t('crosswords:guideline.play')}</Text>
        </div>
      </Group>
      <section>
        <Title order={3}>{t('game-guideline:guideline.make')}</Title>
        <ol className={shared.steps}>
          <li>{t('crosswords:guideline.one')}</li>
          <li>
            {t(language === 'english' ? 'crosswords:guideline.two_english' : 'crosswords:guideline.two')}
          </li>
          <li>{t('crosswords:guideline.three')}</li>
          <li>{t('crosswords:guideline.four')}</li>
        </ol>
      </section>
      <LimitsTable rows={crosswordGuideline()} language={language} />
    </Stack>
  );
}
