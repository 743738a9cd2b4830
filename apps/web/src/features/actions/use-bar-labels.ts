import { hasRight, type ContainerRow } from '@takhti/domain';
import { useLmsContext } from '../../app/launch/use-lms-context.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { useIsPhone } from '../../ui/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import type { BarLabels } from './bar.tsx';

/** Content that is only viewed has another label for playing, and so has a publishing target that is no LMS. */
export function useBarLabels({ content_type }: Pick<ContainerRow, 'content_type'>): BarLabels {
  const t = useText();
  const { actor } = useSession();
  const target = useLmsContext(hasRight(actor, 'lms.publish'))?.publishes_to ?? 'lms';
  // A phone has one line for all of them.
  const isPhone = useIsPhone();
  return {
    ...(isPhone && { live: t('actions:live_short') }),
    ...(webTypeOf(content_type)?.preview.isDrawn === false && { play: t('actions:look') }),
    ...(target !== 'lms' && {
      publishToLms: t('actions:publish_to', { target: t(`lms:targets.${target}`) }),
    }),
  };
}
