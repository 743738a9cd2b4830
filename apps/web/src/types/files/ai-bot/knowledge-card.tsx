import { ActionIcon, Button, Card } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { aiBotModel, botKnowledgeTypes } from '@takhti/content-types/files';
import { useState } from 'react';
import { FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { ContentDrawer } from '../gathering/content-drawer.tsx';
import { GatheredContent } from '../gathering/gathered-content.tsx';
import gathering from '../gathering/gathering.module.css';
import { useStandings } from '../gathering/use-standings.ts';
import classes from './bot.module.css';
import type { BotProps } from './bot-props.ts';

/** The content that the bot knows. */
export function KnowledgeCard({ item, doc, findings, onChange }: BotProps) {
  const t = useText();
  const { items } = doc;
  const standings = useStandings(item, aiBotModel.referencesOf(doc));
  const [isOpen, setOpen] = useState(false);
  const label = t('ai:bot.fields.items');
  return (
    <Card withBorder radius="lg" padding="lg" component="section" className={files.card}>
      <Marked path={['items']} label={label}>
        <h2 className={classes.heading} id={fieldId(['items'])} tabIndex={-1}>
          {label}
        </h2>
        <FieldError path={['items']} findings={findingsAt(findings, ['items'])} />
      </Marked>
      <p className={classes.hint}>{t('ai:bot.hints.items')}</p>
      <ul className={gathering.items}>
        {items.map((each, at) => (
          // The same content may be there twice, until its author takes one out.
          <li
            // oxlint-disable-next-line react/no-array-index-key
            key={`${each.content_id} ${at}`}
            className={gathering.entry}
            id={fieldId(['items', at])}
            tabIndex={-1}
          >
            <div className={gathering.item}>
              <GatheredContent item={each} by={item} standings={standings} />
              <ActionIcon
                variant="subtle"
                color="gray"
                ms="auto"
                aria-label={t('files:plan.take_out', { title: each.title })}
                onClick={() => onChange((now) => ({ items: now.items.toSpliced(at, 1) }))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
            <FieldError path={['items', at]} findings={findingsAt(findings, ['items', at])} />
          </li>
        ))}
      </ul>
      <Button
        variant="light"
        size="compact-md"
        mt="sm"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('files:plan.add_content')}
      </Button>
      <ContentDrawer
        item={item}
        into={isOpen ? t('ai:bot.into') : null}
        taken={items.map(({ content_id }) => content_id)}
        types={botKnowledgeTypes}
        onAdd={(found) => onChange((now) => ({ items: [...now.items, found] }))}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}
