import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import type { BarLabels } from './bar.tsx';

/** What is looked at and not played has another word for it. */
export function usePlayLabel({ content_type }: Pick<ContainerRow, 'content_type'>): BarLabels {
  const t = useText();
  return webTypeOf(content_type)?.preview.isDrawn === false ? { play: t('actions:look') } : {};
}
