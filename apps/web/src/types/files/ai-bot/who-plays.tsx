import { useText } from '../../../i18n/index.ts';

/** Whom a published bot answers by its link: nobody whom it does not know (ADR 0037). */
export function WhoPlays() {
  const t = useText();
  return t('ai:bot.shared');
}
