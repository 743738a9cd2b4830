import type { CSSVariablesResolver } from '@mantine/core';
import { accent, brick, ink, saffron, sand } from './colors.ts';

/** The page is paper, what lies on it is white; by night (dark.css) both are slate. */
export const cssVariables: CSSVariablesResolver = () => ({
  // What lies dark on the page in both looks, and what stands out on it.
  variables: { '--on-night': saffron[4] },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': ink[8],
    '--mantine-color-dimmed': sand[7],
    '--mantine-color-placeholder': sand[6],
    '--mantine-color-default-border': sand[2],
    '--mantine-color-error': brick[7],
    '--mantine-color-anchor': accent[7],
    '--paper': sand[0],
    '--line': sand[2],
    '--ink': ink[8],
    '--night': ink[8],
  },
  dark: {},
});
