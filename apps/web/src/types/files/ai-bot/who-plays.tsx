import { useText } from '../../../i18n/index.ts';

/** Says whom a published bot answers by its link: only identified learners (ADR 0037). */
export function WhoPlays() {
  const t = useText();
  return t('ai:bot.shared');
}
