import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone: what else stands beside each other goes one below the other, or into a sheet. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
