import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Language } from '@takhti/domain';
import { lazy, Suspense } from 'react';
import { loadTexts, useText } from '../../../../i18n/index.ts';
import { Modal } from '../../../../ui/index.ts';

// The dialog brings its words with it: no page has to load them before somebody asks.
const Guideline = lazy(async () => {
  const [parts] = await Promise.all([import('./guideline.tsx'), loadTexts(['game-guideline'])]);
  return { default: parts.Guideline };
});

interface CrosswordGuidelineProps {
  /** The language of the crossword: its letters and rules hold. */
  readonly language: Language;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How a crossword is played and made, and what fits into it (G-296 to G-299). */
export function CrosswordGuideline({ language, isOpen, onClose }: CrosswordGuidelineProps) {
  const t = useText();
  const isNarrow = useMediaQuery('(max-width: 36em)');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      fullScreen={isNarrow}
      title={t('crosswords:guideline.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <Guideline language={language} />
      </Suspense>
    </Modal>
  );
}
