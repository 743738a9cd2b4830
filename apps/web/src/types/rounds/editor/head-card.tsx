import { Card, Text } from '@mantine/core';
import { limits, type Finding, type Language, type OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { LanguageSelect, ListedUnder } from '../../../features/container-page/index.ts';
import { findingsAt } from '../../../features/editor/index.ts';
import { ImageField } from '../../../features/media/index.ts';
import { GameText } from '../game-text.tsx';
import classes from '../game.module.css';
import { SettingsCard } from './settings-card.tsx';
import type { Stages } from '../guideline/index.ts';
import { TutorialButton } from '../tutorial-button.tsx';

const texts = ['title', 'description', 'marketing_description', 'marketing_url'] as const;

/** What the document of every game says of the game as a whole. */
export interface GameHead extends Readonly<Record<(typeof texts)[number] | 'marketing_image', string>> {
  readonly language: Language;
}

interface HeadCardProps {
  readonly head: GameHead;
  readonly findings: readonly Finding[];
  readonly isReadOnly: boolean;
  readonly container: OpenedContainer;
  readonly onChange: (change: Partial<GameHead>) => void;
  /** Of its tutorial. */
  readonly stages: Stages;
  /** What a game has more to say of itself. */
  readonly children?: ReactNode;
}

/** A game as a whole: what it is called, in which language it is, where it is found, and how it is announced. */
export function HeadCard(props: HeadCardProps): ReactNode {
  const { head, findings, isReadOnly, container, onChange } = props;
  const t = useText();
  const textOf = (field: (typeof texts)[number]) => (
    <GameText
      path={[field]}
      label={t(`games:details.${field}`)}
      value={head[field]}
      language={head.language}
      findings={findingsAt(findings, [field])}
      isReadOnly={isReadOnly}
      isAddress={field === 'marketing_url'}
      {...(field === 'title' && { maxLength: limits.title.max })}
      onChange={(text) =>
        // A title is one line, wherever it was copied from.
        onChange({
          [field]: field === 'title' || field === 'marketing_url' ? text.replaceAll('\n', ' ') : text,
        })
      }
    />
  );
  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      component="section"
      className={classes.card}
      aria-label={t('games:details.whole')}
    >
      <div className={classes.fields}>
        <div className={classes.pair} data-first>
          {textOf('title')}
          <LanguageField head={head} isReadOnly={isReadOnly} onChange={onChange} />
        </div>
        {textOf('description')}
        {props.children}
        <ListedUnder item={container} isReadOnly={isReadOnly} />
        <SettingsCard title={head.title} item={container} />
        {(!isReadOnly || head.marketing_image !== '' || head.marketing_description !== '') && (
          <Text fw={600} mt="sm">
            {t('games:details.marketing')}
          </Text>
        )}
        {textOf('marketing_description')}
        {textOf('marketing_url')}
        {(!isReadOnly || head.marketing_image !== '') && (
          <ImageField
            container_id={container.container_id}
            label={t('games:details.marketing_image')}
            path={['marketing_image']}
            value={head.marketing_image}
            onChange={(image) => onChange({ marketing_image: image })}
            isReadOnly={isReadOnly}
          />
        )}
      </div>
      {!isReadOnly && <TutorialButton game={container.content_type} stages={props.stages} />}
    </Card>
  );
}

function LanguageField({
  head: { language },
  isReadOnly,
  onChange,
}: Pick<HeadCardProps, 'head' | 'isReadOnly' | 'onChange'>) {
  const t = useText();
  if (isReadOnly)
    return (
      <div>
        <Text size="sm" c="dimmed">
          {t('common:content_language')}
        </Text>
        <p className={classes.read}>{nameOfLanguage(language)}</p>
      </div>
    );
  return <LanguageSelect language={language} onLanguage={(next) => onChange({ language: next })} />;
}
