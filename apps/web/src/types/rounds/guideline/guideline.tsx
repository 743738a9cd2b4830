import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { guidelineRows, limitRowOf, templates as models } from '@takhti/content-types/rounds';
import { isolated, type ContentType, type Language, type TemplateType } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { TemplateMiniature } from '../miniature/template-miniature.tsx';
import { templates } from '../templates.tsx';
import { LimitsTable } from './limits-table.tsx';
import classes from './guideline.module.css';

interface GuidelineProps {
  readonly template_type: TemplateType;
  readonly language: Language;
  readonly game?: ContentType | undefined;
}

export function GuidelineTitle({ template_type }: Pick<GuidelineProps, 'template_type'>) {
  const t = useText();
  const key = `games:templates.${template_type}.name`;
  const label = template_type in models ? models[template_type].label : '';
  // Kept apart, the exclamation mark of an English name stays at its end in text from the right.
  const name = isolated(isTextKey(key) ? t(key) : label);
  return t('game-guideline:guideline.title', { name });
}

/** What the dialog says. A kind of round that nobody has explained yet gets no blank page (G-307). */
export function Guideline({ template_type, language, game }: GuidelineProps) {
  const t = useText();
  const ofGame = `game-guideline:guideline.games.${game ?? ''}`;
  if (!(template_type in templates)) return <Text>{t('game-guideline:guideline.unavailable')}</Text>;
  return (
    <Stack gap="lg">
      {game && isTextKey(ofGame) && (
        <Alert title={<bdi>{t(`common:types.${game}`)}</bdi>} color="accent">
          {t(ofGame)}
        </Alert>
      )}
      <Group align="flex-start" gap="md" className={classes.play}>
        <div className={classes.miniature}>
          <TemplateMiniature template_type={template_type} />
        </div>
        <div className={classes.words}>
          <Title order={3}>{t('game-guideline:guideline.play')}</Title>
          <Text mt={4}>{t(`game-guideline:play.${template_type}`)}</Text>
        </div>
      </Group>
      <section>
        <Title order={3}>{t('game-guideline:guideline.make')}</Title>
        <HowToMake template_type={template_type} />
      </section>
      <LimitsTable
        rows={guidelineRows(limitRowOf({ template_type, game: game ?? '' }), language)}
        language={language}
      />
    </Stack>
  );
}

function HowToMake({ template_type }: Pick<GuidelineProps, 'template_type'>) {
  const t = useText();
  const { steps } = templates[template_type];
  if (models[template_type].guideline === 'generic') {
    const words = `game-guideline:generic.${template_type}`;
    return isTextKey(words) && <Text mt={4}>{t(words)}</Text>;
  }
  return (
    <ol className={classes.steps}>
      <li>{t(`game-guideline:make.${steps}.one`)}</li>
      <li>{t(`game-guideline:make.${steps}.two`)}</li>
      <li>{t(`game-guideline:make.${steps}.three`)}</li>
    </ol>
  );
}
