import { Text, Title } from '@mantine/core';
import { directionOf, localeOf, type Language } from '@takhti/domain';
import { useFindingText } from '../../../features/editor/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { byReason, type Reason } from './by-reason.ts';
import type { Makeable } from './makeables.ts';
import classes from './making.module.css';

interface WhatFitsProps {
  readonly makeable: Makeable;
  readonly language: Language;
  /** What the numbers of entries count. */
  readonly of: 'line' | 'question';
}

const shownParts = 12;
const shownEntries = 5;

/** What comes into the game, and what does not fit and why. */
export function WhatFits({ makeable, language, of }: WhatFitsProps) {
  const t = useText();
  const { facts } = useFormat();
  const { parts, left, how } = makeable;
  const written = { dir: directionOf(language), lang: localeOf(language) };
  const reasons = byReason(left);
  return (
    <div className={classes.fits}>
      <section aria-label={t('making:made.title')}>
        <Title order={2} size="h4">
          {t(`making:made.${how}`, { count: parts.length })}
        </Title>
        {parts.length === 0 && <p className={classes.soft}>{t('making:made.nothing')}</p>}
        <ol className={classes.parts} {...written}>
          {parts.slice(0, shownParts).map(({ title, details }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same words may come in several rounds
            <li key={at}>
              <span className={classes.partTitle}>{title}</span>
              <span className={classes.soft}>{facts(details)}</span>
            </li>
          ))}
        </ol>
        {parts.length > shownParts && (
          <p className={classes.soft}>{t('making:more', { count: parts.length - shownParts })}</p>
        )}
      </section>
      {left.length > 0 && (
        <section aria-label={t('making:left.title')}>
          <Title order={2} size="h4">
            {t(`making:left.${of}`, { count: left.length })}
          </Title>
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <ReasonRow key={reason.key} reason={reason} of={of} written={written} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ReasonRowProps extends Pick<WhatFitsProps, 'of'> {
  readonly reason: Reason;
  readonly written: { readonly dir: 'ltr' | 'rtl'; readonly lang: string };
}

function ReasonRow({ reason: { fault, entries }, of, written }: ReasonRowProps) {
  const t = useText();
  const textOf = useFindingText();
  return (
    <li>
      <Text component="p" m={0} fw={600} size="sm">
        {textOf(fault)}
      </Text>
      <ul className={classes.entries}>
        {entries.slice(0, shownEntries).map(({ number, word, clue, content_id }) => (
          <li key={number}>
            <span className={classes.soft}>{t(`making:number.${of}`, { number })}</span>{' '}
            <bdi {...written}>
              {content_id === null ? [word?.text, clue.text].filter(Boolean).join(' – ') : clue.text}
            </bdi>
          </li>
        ))}
      </ul>
      {entries.length > shownEntries && (
        <p className={classes.soft}>{t('making:more', { count: entries.length - shownEntries })}</p>
      )}
    </li>
  );
}
