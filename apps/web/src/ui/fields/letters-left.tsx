import { Text } from '@mantine/core';
import { useFormat, useText } from '../../i18n/index.ts';

/** Few enough that one has to count. */
const few = 40;

/** How many letters a field still takes, once these are few: what is typed beyond them would be lost without a word. */
export function LettersLeft({ count }: { readonly count: number }) {
  const t = useText();
  const format = useFormat();
  if (count > few) return null;
  return (
    <Text size="xs" c="dimmed" title={t('common:letters_left', { count })}>
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="visually-hidden" role="status">
        {t('common:letters_left', { count })}
      </span>
    </Text>
  );
}
