import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBook2, IconChevronLeft, IconChevronRight, IconReplace } from '@tabler/icons-react';
import type { Finding, Language, TemplateType } from '@takhti/domain';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import { arePropsEqual } from '../../../performance/are-props-equal.ts';
import { AiButton, FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { GuidelineDialog, roundStages } from '../guideline/index.ts';
import { TemplatePicker } from '../rounds/template-picker.tsx';
import { TutorialButton } from '../tutorial-button.tsx';
import { usePlace } from '../editor/use-place.ts';
import classes from '../game.module.css';
import type { RoundProps } from './round-props.ts';

/** Which round it is and of what kind; the way to its neighbours, to another kind, and to how such a round is made. */
export function RoundTitle({ editor, game, rounds, at, round, container_id }: RoundProps) {
  const { questionData, language } = editor.doc;
  return (
    <Named
      game={game}
      rounds={rounds}
      at={at}
      count={questionData.length}
      questionId={round.questionId}
      template={round.template_type}
      previous={questionData[at - 1]?.questionId}
      next={questionData[at + 1]?.questionId}
      language={language}
      isReadOnly={editor.isReadOnly}
      generate={`/dashboard/generate?container_id=${container_id}&template=${round.template_type}`}
      findings={findingsAt(editor.findings, ['questionData', at, 'template_type'])}
    />
  );
}

interface NamedProps extends Pick<RoundProps, 'game' | 'rounds' | 'at'> {
  /** How many rounds there are. */
  readonly count: number;
  readonly questionId: number;
  readonly template: TemplateType;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** Where more rounds of this kind are generated. */
  readonly generate: string;
  readonly findings: readonly Finding[];
}

// None of this changes while somebody writes in the round.
const Named = memo(function Named(props: NamedProps) {
  const { game, rounds, at, count, questionId, template, previous, next, language, isReadOnly, generate } =
    props;
  const t = useText();
  const [isPicking, picking] = useDisclosure(false);
  const [isGuiding, guiding] = useDisclosure(false);
  const path = ['questionData', at, 'template_type'];
  return (
    <div className={classes.roundTitle} id={fieldId(path)} tabIndex={-1}>
      <div className={classes.roundName}>
        <Text size="sm" c="dimmed">
          {t('games:rounds.round_of', { number: at + 1, count })}
        </Text>
        <Title order={2} size="h3">
          <bdi>{t(`games:templates.${template}.name`)}</bdi>
        </Title>
      </div>
      <Group gap={4} wrap="nowrap">
        <Neighbour label={t('games:rounds.previous')} Icon={IconChevronLeft} round={previous} />
        <Neighbour label={t('games:rounds.next')} Icon={IconChevronRight} round={next} />
      </Group>
      <Group gap="xs" className={classes.roundActions}>
        {!isReadOnly && game.templates.length > 1 && (
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
        {!isReadOnly && <TutorialButton game={game.content_type} stages={roundStages(game)} isSmall />}
        <AiButton subject={template} isEditing={!isReadOnly} to={generate} isSmall />
      </Group>
      <FieldError path={path} findings={props.findings} />
      <TemplatePicker
        isOpen={isPicking}
        title={t('games:retype.pick')}
        templates={game.templates}
        current={template}
        onPick={(picked) => void rounds.retype(questionId, picked)}
        onClose={picking.close}
      />
      <GuidelineDialog
        opened={isGuiding}
        onClose={guiding.close}
        template_type={template}
        language={language}
      />
    </div>
  );
}, arePropsEqual);

interface NeighbourProps {
  readonly label: string;
  readonly Icon: typeof IconChevronLeft;
  /** Its number; undefined where there is none on this side. */
  readonly round: number | undefined;
}

function Neighbour({ label, Icon, round }: NeighbourProps) {
  const { place, go } = usePlace();
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={36}
        aria-label={label}
        disabled={round === undefined}
        onClick={() => round !== undefined && go({ round, part: place.part })}
      >
        <Icon size={20} data-points />
      </ActionIcon>
    </Hint>
  );
}
