import { Button, Stack, Text } from '@mantine/core';
import { charsText, templateLimits, type BankGame } from '@takhti/content-types/rounds';
import { IconSchool } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { loadTexts, useText } from '../../i18n/index.ts';
import { Modal } from '../../ui/index.ts';

// The dialog brings its words with it: no page has to load them before somebody asks.
const Words = lazy(async () => {
  await loadTexts(['game-guideline', 'games']);
  return { default: GuidelineWords };
});

interface GameGuidelineProps {
  readonly game: BankGame;
  readonly onClose: () => void;
  /** Shows step by step how it is made; null where nothing can be changed. */
  readonly onTutorial: (() => void) | null;
}

/** How a game on bank rows is made, and what fits into its questions. */
export function GameGuideline({ game, onClose, onTutorial }: GameGuidelineProps) {
  const t = useText();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`common:types.${game.content_type}`)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense fallback={null}>
        <Words content_type={game.content_type} onTutorial={onTutorial} />
      </Suspense>
    </Modal>
  );
}

interface GuidelineWordsProps extends Pick<GameGuidelineProps, 'onTutorial'> {
  readonly content_type: BankGame['content_type'];
}

function GuidelineWords({ content_type, onTutorial }: GuidelineWordsProps) {
  const t = useText();
  const { mcq_short: short, mcq_medium: long } = templateLimits;
  const lengths = [
    { what: t('game-guideline:limits.stem'), chars: short.stem?.chars },
    { what: t('games:templates.mcq_short.name'), chars: short.cards?.text[0]?.chars.english },
    { what: t('games:templates.mcq_medium.name'), chars: long.cards?.text[0]?.chars.english },
  ];
  return (
    <Stack gap="md">
      <Text>{t(`game-guideline:guideline.games.${content_type}`)}</Text>
      <ul>
        {lengths.map(
          ({ what, chars }) =>
            chars && (
              <li key={what}>
                <bdi>{what}</bdi>: {t('game-guideline:limits.chars', { chars: charsText(chars) })}
              </li>
            ),
        )}
      </ul>
      {onTutorial && (
        <Button
          variant="default"
          leftSection={<IconSchool size={18} aria-hidden="true" />}
          onClick={onTutorial}
        >
          {t('games:tutorial')}
        </Button>
      )}
    </Stack>
  );
}
