import type { Doubt } from '@takhti/domain';
import type { Format, TextOf } from '../../i18n/index.ts';

/** The text of a doubt, with the numbers behind it. */
export function doubtWords(
  t: TextOf,
  format: Format,
  { kind, option, answered, value, against }: Doubt,
): string {
  const letter = option === null ? '' : format.number(option + 1);
  switch (kind) {
    case 'wrong_key':
      return t('statistics:doubts.wrong_key', { option: letter, count: answered });
    case 'dead_distractor':
      return t('statistics:doubts.dead_distractor', { option: letter, picked: value, count: answered });
    case 'too_easy':
      return t('statistics:doubts.too_easy', { share: format.percent(value), count: answered });
    case 'too_slow':
      return t('statistics:doubts.too_slow', {
        time: format.duration(value),
        usual: format.duration(against),
        count: answered,
      });
    default:
      return kind satisfies never;
  }
}
