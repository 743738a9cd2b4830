import { Card, Text } from '@mantine/core';
import { gameOf, type GameDoc } from '@takhti/content-types/rounds';
import { limits, type OpenedContainer } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { LanguageSelect, ListedUnder } from '../../../features/container-page/index.ts';
import { findingsAt, type Editor } from '../../../features/editor/index.ts';
import { ImageField } from '../../../features/media/index.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { withLanguage } from './game-form.ts';
import { GameText } from '../game-text.tsx';
import classes from '../game.module.css';
import { changeRounds } from '../rounds/round-edits.ts';
import { TutorialButton } from '../tutorial-button.tsx';

interface DetailsCardProps {
  readonly editor: Editor<GameDoc>;
  readonly container: OpenedContainer;
}

const texts = ['title', 'description', 'marketing_description', 'marketing_url'] as const;

/** The game as a whole: what it is called, in which language it is, where it is found, and how it is announced. */
export function DetailsCard({ editor, container }: DetailsCardProps) {
  const t = useText();
  const { doc, edit, isReadOnly } = editor;
  const textOf = (field: (typeof texts)[number]) => (
    <GameText
      path={[field]}
      label={t(`games:details.${field}`)}
      value={doc[field]}
      language={doc.language}
      findings={findingsAt(editor.findings, [field])}
      isReadOnly={isReadOnly}
      isAddress={field === 'marketing_url'}
      {...(field === 'title' && { maxLength: limits.title.max })}
      onChange={(text) =>
        edit((draft) => {
          // A title is one line, wherever it was copied from.
          draft[field] = field === 'title' || field === 'marketing_url' ? text.replaceAll('\n', ' ') : text;
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
          <LanguageField editor={editor} />
        </div>
        {textOf('description')}
        {gameOf(container.content_type)?.hasPicture && (
          <PuzzlePicture editor={editor} container_id={container.container_id} />
        )}
        <ListedUnder item={container} isReadOnly={isReadOnly} />
        {(!isReadOnly || doc.marketing_image !== '' || doc.marketing_description !== '') && (
          <Text fw={600} mt="sm">
            {t('games:details.marketing')}
          </Text>
        )}
        {textOf('marketing_description')}
        {textOf('marketing_url')}
        {(!isReadOnly || doc.marketing_image !== '') && (
          <ImageField
            container_id={container.container_id}
            label={t('games:details.marketing_image')}
            path={['marketing_image']}
            value={doc.marketing_image}
            onChange={(image) =>
              edit((draft) => {
                draft.marketing_image = image;
              })
            }
            isReadOnly={isReadOnly}
          />
        )}
      </div>
      {!isReadOnly && <TutorialButton game={container.content_type} />}
    </Card>
  );
}

function LanguageField({ editor }: Pick<DetailsCardProps, 'editor'>) {
  const t = useText();
  const { doc, edit, isReadOnly } = editor;
  if (isReadOnly)
    return (
      <div>
        <Text size="sm" c="dimmed">
          {t('common:content_language')}
        </Text>
        <p className={classes.read}>{nameOfLanguage(doc.language)}</p>
      </div>
    );
  return (
    <LanguageSelect
      language={doc.language}
      onLanguage={(language) =>
        edit((draft) => {
          draft.language = language;
          changeRounds(draft, (game) => withLanguage(game, language));
        })
      }
    />
  );
}
