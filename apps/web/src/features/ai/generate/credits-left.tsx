import { Badge } from '@mantine/core';
import { readAiCredits } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';

/** How many generations one has left (C-040); nothing where there is no service to spend them at. */
export function CreditsLeft() {
  const t = useText();
  const { data } = useQueryCall(readAiCredits, {});
  if (!data?.is_set_up) return null;
  return (
    <Badge size="lg" variant="light" tt="none" color={data.credits > 0 ? 'accent' : 'brick'} role="status">
      {t('ai:credits.left_count', { count: data.credits })}
    </Badge>
  );
}
