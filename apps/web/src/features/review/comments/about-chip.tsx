import { CloseButton, Text } from '@mantine/core';
import type { Anchor, ContentType } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import classes from '../drawer.module.css';
import { useFieldName } from '../words/field-name.ts';
import { useQuote } from '../words/use-quote.ts';

interface AboutChipProps {
  readonly anchor: Anchor;
  /** The item of the comments. */
  readonly content_type: ContentType;
  readonly onAll?: () => void;
}

/** The place that the comments below are about, and the way to all of them. */
export function AboutChip({ anchor, content_type, onAll }: AboutChipProps) {
  const t = useText();
  const nameOf = useFieldName(content_type);
  const quote = useQuote(content_type)(anchor);
  return (
    <div className={classes.about}>
      <div className={classes.words}>
        <Text size="sm" fw={600}>
          {t('review:places.about', { field: nameOf(anchor.content_id, anchor.path) })}
        </Text>
        {quote !== null && (
          <q className={classes.quote} dir="auto">
            {quote}
          </q>
        )}
      </div>
      <CloseButton aria-label={t('review:places.all')} onClick={onAll} />
    </div>
  );
}
