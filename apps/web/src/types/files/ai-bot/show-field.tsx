import { GatheredItem } from '@takhti/domain';
import { z } from 'zod';
import type { WebType } from '../../web-type.ts';

const Items = z.array(GatheredItem);
const Starters = z.array(z.string());

/** The values of a bot's fields, in words, for comparing two versions. */
export const showBotField: NonNullable<WebType['showField']> = (field, value, { t }) => {
  if (field === 'picture') return value === '' ? null : t('files:a_picture');
  const lines =
    field === 'items'
      ? Items.safeParse(value).data?.map(({ title }) => title)
      : field === 'starters'
        ? Starters.safeParse(value).data
        : undefined;
  if (!lines) return undefined;
  return (
    <ul>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have nothing of their own but their place
        <li key={at}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
};
