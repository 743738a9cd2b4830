import { Alert } from '@mantine/core';
import { readAiCredits } from '@takhti/contract';
import { useQueryCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';

/** Says plainly that there is no service, and who can change that; nothing where there is one. Generating costs
 *  credits, and a bot the answers of its institution. */
export function NotSetUp({ isOfBot = false }: { readonly isOfBot?: boolean }) {
  const t = useText();
  const { can } = useSession();
  const credits = useQueryCall(readAiCredits, {});
  if (credits.data?.is_set_up !== false) return null;
  return (
    <Alert color="saffron" variant="light" my="md" title={t('ai:not_set_up.title')}>
      {t(
        `ai:not_set_up.${can('ai.manage') ? (isOfBot ? 'bot_for_admin' : 'for_admin') : isOfBot ? 'bot_for_author' : 'for_author'}`,
      )}
    </Alert>
  );
}
