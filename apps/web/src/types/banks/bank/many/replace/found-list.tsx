import { Checkbox, ScrollArea, Text } from '@mantine/core';
import type { FoundQuestion } from '@takhti/contract';
import { useText } from '../../../../../i18n/index.ts';
import { langAndDirOfContent } from '../../../../../ui/index.ts';
import classes from './replace.module.css';

interface FoundListProps {
  readonly records: readonly FoundQuestion[];
  readonly replace: string;
  readonly except: ReadonlySet<string>;
  readonly onToggle: (content_id: string) => void;
}

/** The planned changes, question by question: the old and the new words in context. */
export function FoundList({ records, ...props }: FoundListProps) {
  const t = useText();
  return (
    <ScrollArea.Autosize
      mah="38vh"
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('questions:replace.list') }}
    >
      <ol className={classes.rows}>
        {records.map((found) => (
          <FoundRow key={found.content_id} found={found} {...props} />
        ))}
      </ol>
    </ScrollArea.Autosize>
  );
}

function FoundRow({
  found,
  replace,
  except,
  onToggle,
}: Omit<FoundListProps, 'records'> & { found: FoundQuestion }) {
  const t = useText();
  const { content_id, position: number, language, fields, refusal } = found;
  const isTaken = refusal === null && !except.has(content_id);
  return (
    <li className={classes.row} data-stays={!isTaken || undefined}>
      <Checkbox
        checked={isTaken}
        disabled={refusal !== null}
        label={t('questions:replace.number', { number })}
        aria-label={t('questions:replace.take', { number })}
        onChange={() => onToggle(content_id)}
      />
      {fields.map(({ part, pieces }, at) => (
        // Fields of one question are in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.field}>
          <Text span size="xs" c="dimmed">
            {t(`questions:replace.part.${part}`)}
          </Text>
          <p
            {...langAndDirOfContent(pieces.map(({ text }) => text).join(''), language)}
            className={classes.text}
          >
            {pieces.map(({ text, is_match }, place) =>
              is_match ? (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>
                  <del>{text}</del>
                  {replace !== '' && <ins>{replace}</ins>}
                </span>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>{text}</span>
              ),
            )}
          </p>
        </div>
      ))}
      {refusal !== null && (
        <Text size="sm" c="brick.7">
          {t(`questions:replace.${refusal}`)}
        </Text>
      )}
    </li>
  );
}
