import { Card } from '@mantine/core';
import { limits } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { ImageField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { NumberField } from '../../../ui/index.ts';
import files from '../family/files.module.css';
import classes from './bot.module.css';
import type { BotProps } from './bot-props.ts';
import { BotText } from './bot-text.tsx';
import { KnowledgeCard } from './knowledge-card.tsx';

import { TryCard } from './try-card.tsx';

const picture = { width: 400, height: 400 };

/** The fields of a bot: who it is, what it talks about and how, what it knows, and how much a learner may ask. */
export function BotFields(props: BotProps) {
  const { item, doc, language, findings, onChange } = props;
  const t = useText();
  const words = { language, findings };
  const daily = findingsAt(findings, ['daily_questions']);
  const label = t('ai:bot.fields.picture');
  return (
    <>
      <Card withBorder radius="lg" padding="lg" component="section" className={files.card}>
        <h2 className={classes.heading}>{t('ai:bot.cards.who')}</h2>
        <BotText {...words} field="name" value={doc.name} onText={(name) => onChange({ name })} />
        <div className={files.field}>
          <Marked path={['picture']} label={label}>
            <ImageField
              container_id={item.container_id}
              label={label}
              path={['picture']}
              value={doc.picture}
              wanted={picture}
              onChange={(address) => onChange({ picture: address })}
              isReadOnly={false}
            />
          </Marked>
        </div>
        <BotText
          {...words}
          field="opening"
          rows={2}
          value={doc.opening}
          onText={(opening) => onChange({ opening })}
        />
        <BotText
          {...words}
          field="starters"
          rows={2}
          value={doc.starters.join('\n')}
          onText={(text) => onChange({ starters: text === '' ? [] : text.split('\n') })}
        />
      </Card>
      <Card withBorder radius="lg" padding="lg" component="section" className={files.card}>
        <h2 className={classes.heading}>{t('ai:bot.cards.what')}</h2>
        <BotText {...words} field="subject" value={doc.subject} onText={(subject) => onChange({ subject })} />
        <BotText
          {...words}
          field="instructions"
          rows={4}
          value={doc.instructions}
          onText={(instructions) => onChange({ instructions })}
        />
        <div className={files.field}>
          <Marked path={['daily_questions']} label={t('ai:bot.fields.daily_questions')}>
            <NumberField
              id={fieldId(['daily_questions'])}
              className={classes.daily}
              label={t('ai:bot.fields.daily_questions')}
              description={t('ai:bot.hints.daily_questions')}
              value={doc.daily_questions}
              min={limits.ai_bot.daily.min}
              error={daily.length > 0}
              aria-describedby={fieldErrorId(['daily_questions'])}
              onValue={(value) => onChange({ daily_questions: value ?? 0 })}
              emptyAs={0}
            />
            <FieldError path={['daily_questions']} findings={daily} />
          </Marked>
        </div>
      </Card>
      <KnowledgeCard {...props} />
      <TryCard item={item} language={language} />
    </>
  );
}
