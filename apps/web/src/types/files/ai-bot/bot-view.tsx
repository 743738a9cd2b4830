import { aiBotModel, type AiBotDoc } from '@takhti/content-types/files';
import { directionOf, localeOf, type Language, type OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { FieldMark } from '../../../features/review/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import { GatheredContent } from '../gathering/gathered-content.tsx';
import gathering from '../gathering/gathering.module.css';
import { useStandings } from '../gathering/use-standings.ts';
import classes from './bot.module.css';
import { TryCard } from './try-card.tsx';

interface BotViewProps {
  readonly item: OpenedContainer;
  readonly doc: AiBotDoc;
  readonly language: Language;
}

const texts = ['name', 'subject', 'opening', 'instructions'] as const;

/** A bot to be looked at, and to be tried by those who write or review. */
export function BotView({ item, doc, language }: BotViewProps) {
  const t = useText();
  const format = useFormat();
  const standings = useStandings(item, aiBotModel.referencesOf(doc));
  const written = { lang: localeOf(language), dir: directionOf(language) };
  return (
    <>
      {doc.picture !== '' && (
        <Field field="picture">
          <img src={doc.picture} alt="" className={files.picture} />
        </Field>
      )}
      {texts.map((field) => (
        <Field key={field} field={field}>
          <Words text={doc[field]} written={written} />
        </Field>
      ))}
      {doc.starters.length > 0 && (
        <Field field="starters">
          <ul className={classes.list} {...written}>
            {doc.starters.map((starter) => (
              <li key={starter}>{starter}</li>
            ))}
          </ul>
        </Field>
      )}
      <Field field="daily_questions">
        <p className={files.description}>{format.number(doc.daily_questions)}</p>
      </Field>
      <Field field="items">
        {doc.items.length === 0 && <p className={files.none}>{t('ai:bot.no_items')}</p>}
        <ul className={gathering.items}>
          {doc.items.map((each, at) => (
            // The same content may be there twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${each.content_id} ${at}`} className={gathering.item}>
              <GatheredContent item={each} by={item} standings={standings} />
            </li>
          ))}
        </ul>
      </Field>
      <TryCard item={item} language={language} />
    </>
  );
}

function Words({
  text,
  written,
}: {
  readonly text: string;
  readonly written: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
}) {
  const t = useText();
  if (text.trim() === '') return <p className={files.none}>{t('ai:bot.nothing')}</p>;
  return (
    <p className={files.description} {...written}>
      {text}
    </p>
  );
}

interface FieldProps {
  readonly field: (typeof texts)[number] | 'picture' | 'starters' | 'daily_questions' | 'items';
  readonly children: ReactNode;
}

function Field({ field, children }: FieldProps) {
  const t = useText();
  const label = t(`ai:bot.fields.${field}`);
  return (
    <section className={files.section}>
      <h2 className={files.fieldName}>
        {label} <FieldMark path={[field]} label={label} />
      </h2>
      {children}
    </section>
  );
}
