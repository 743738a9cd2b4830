import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSchool } from '@tabler/icons-react';
import type { ContentType } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { useIsPhone } from '../../ui/index.ts';
import classes from './game.module.css';
import { TutorialDialog, type Stages } from './guideline/index.ts';

interface TutorialButtonProps {
  readonly game: ContentType;
  readonly stages: Stages;
  /** Among others in a line of its own kind. */
  readonly isSmall?: boolean;
}

/** Shows how a game of this kind is made, step by step (G-407). */
export function TutorialButton({ game, stages, isSmall = false }: TutorialButtonProps) {
  const t = useText();
  const [isOpen, tutorial] = useDisclosure(false);
  // On a phone its words would take a line of their own.
  const isIconOnly = useIsPhone() && isSmall;
  return (
    <>
      {isIconOnly ? (
        <ActionIcon variant="default" size={30} aria-label={t('games:tutorial')} onClick={tutorial.open}>
          <IconSchool size={18} />
        </ActionIcon>
      ) : (
        <Button
          {...(isSmall ? { size: 'compact-md' } : { mt: 'lg', className: classes.start })}
          variant="default"
          leftSection={<IconSchool size={isSmall ? 16 : 18} aria-hidden="true" />}
          onClick={tutorial.open}
        >
          {t('games:tutorial')}
        </Button>
      )}
      {isOpen && <TutorialDialog onClose={tutorial.close} game={game} stages={stages} />}
    </>
  );
}
