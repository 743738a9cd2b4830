import { limits, type PersonFault } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';

/** The text of a field's fault; undefined without one, as fields want it. */
export function useFaultText(): (fault: PersonFault | undefined) => string | undefined {
  const t = useText();
  const { min, max } = limits.password;
  return (fault) => fault && t(`people:faults.${fault}`, { min, max, letters: limits.full_name.min });
}
