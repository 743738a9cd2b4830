import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBook2, IconChevronLeft, IconChevronRight, IconReplace } from '@tabler/icons-react';
import { useText } from '../../../i18n/index.ts';
import { FieldError, fieldId, findingsAt } from '../../editor/index.ts';
import { GuidelineDialog } from '../guideline/index.ts';
import { TemplatePicker } from '../rounds/template-picker.tsx';
import { usePlace } from '../use-place.ts';
import classes from '../game.module.css';
import type { RoundProps } from './round-props.ts';

/** Which round it is and of what kind; the way to its neighbours, to another kind, and to how such a round is made. */
export function RoundTitle({ editor, game, rounds, at, round }: RoundProps) {
  const t = useText();
  const [isPicking, picking] = useDisclosure(false);
  const [isGuiding, guiding] = useDisclosure(false);
  const { questionData, language } = editor.doc;
  const path = ['questionData', at, 'template_type'];
  return (
    <div className={classes.roundTitle} id={fieldId(path)} tabIndex={-1}>
      <div className={classes.roundName}>
        <Text size="sm" c="dimmed">
          {t('games:rounds.round_of', { number: at + 1, count: questionData.length })}
        </Text>
        <Title order={2} size="h3">
          <bdi>{t(`games:templates.${round.template_type}.name`)}</bdi>
        </Title>
      </div>
      <Group gap={4} wrap="nowrap" className={classes.roundTools}>
        <Neighbour label={t('games:rounds.previous')} Sign={IconChevronLeft} round={questionData[at - 1]} />
        <Neighbour label={t('games:rounds.next')} Sign={IconChevronRight} round={questionData[at + 1]} />
      </Group>
      <Group gap="xs" className={classes.roundActions}>
        {!editor.isReadOnly && game.templates.length > 1 && (
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconReplace size={16} aria-hidden="true" />}
            data-tour="choose-type"
            onClick={picking.open}
          >
            {t('games:retype.open')}
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconBook2 size={16} aria-hidden="true" />}
          onClick={guiding.open}
        >
          {t('games:guideline')}
        </Button>
      </Group>
      <FieldError path={path} findings={findingsAt(editor.findings, path)} />
      <TemplatePicker
        isOpen={isPicking}
        title={t('games:retype.pick')}
        templates={game.templates}
        current={round.template_type}
        onPick={(template) => void rounds.retype(round.questionId, template)}
        onClose={picking.close}
      />
      <GuidelineDialog
        opened={isGuiding}
        onClose={guiding.close}
        template_type={round.template_type}
        language={language}
      />
    </div>
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly Sign: typeof IconChevronLeft;
  readonly round: { readonly questionId: number } | undefined;
}

function Neighbour({ label, Sign, round }: NeighbourProps) {
  const { place, go } = usePlace();
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={36}
        aria-label={label}
        disabled={!round}
        onClick={() => round && go({ round: round.questionId, part: place.part })}
      >
        <Sign size={20} data-points />
      </ActionIcon>
    </Tooltip>
  );
}
