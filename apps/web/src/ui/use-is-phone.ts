import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone: columns become rows there, or a sheet. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
