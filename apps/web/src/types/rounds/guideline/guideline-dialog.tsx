import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ContentType, Language, TemplateType } from '@takhti/domain';
import { lazy, memo, Suspense } from 'react';
import { loadTexts, useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';

// The dialog brings its words with it: no page has to load them before somebody asks.
const load = async () => {
  const [parts] = await Promise.all([import('./guideline.tsx'), loadTexts(['game-guideline'])]);
  return parts;
};
const Guideline = lazy(async () => ({ default: (await load()).Guideline }));
const GuidelineTitle = lazy(async () => ({ default: (await load()).GuidelineTitle }));

interface GuidelineDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly template_type: TemplateType;
  /** The language of the game: the numbers hold for its letters. */
  readonly language: Language;
  /** The game that the round is part of, where the whole game is explained as well. */
  readonly game?: ContentType;
}

/** How a kind of round is played and made, and what fits into it (G-296 to G-309). */
export const GuidelineDialog = memo(function GuidelineDialog(props: GuidelineDialogProps) {
  const { opened, onClose, template_type, language, game } = props;
  const t = useText();
  const isNarrow = useMediaQuery('(max-width: 36em)');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      fullScreen={isNarrow}
      title={
        <Suspense fallback={null}>
          <GuidelineTitle template_type={template_type} />
        </Suspense>
      }
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense fallback={<Skeleton height={320} />}>
        <Guideline template_type={template_type} language={language} game={game} />
      </Suspense>
    </Modal>
  );
});
