import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type CSSVariablesResolver,
} from '@mantine/core';
import { accent, brick, ink, libraryDark, saffron, sand, sky } from './colors.ts';

const dialogTitle = { fontSize: '1.125rem', fontWeight: 650 };

/** The studio's look: paper and ink (design, "How it looks and feels"). Screens use its tokens only. */
export const theme = createTheme({
  colors: {
    accent,
    saffron,
    brick,
    sky,
    ink,
    sand,
    gray: sand,
    red: brick,
    green: accent,
    blue: sky,
    yellow: saffron,
    dark: libraryDark,
  },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  black: ink[8],
  // The family depends on the language and is set in theme/languages.css.
  fontFamily: 'var(--font-interface)',
  headings: {
    fontFamily: 'var(--font-heading)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: 'var(--heading-line-height)' },
      h2: { fontSize: '1.25rem', lineHeight: 'var(--heading-line-height)' },
      h3: { fontSize: '1.0625rem', lineHeight: 'var(--heading-line-height)' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: '0 1px 2px rgb(58 55 50 / 8%)',
    sm: '0 1px 3px rgb(58 55 50 / 10%), 0 1px 2px rgb(58 55 50 / 6%)',
    md: '0 8px 24px rgb(58 55 50 / 14%), 0 2px 6px rgb(58 55 50 / 8%)',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Light tints of a colour carry text of its dark end: the library's own choice misses 4.5:1 on paper.
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    if (input.variant !== 'light' && input.variant !== 'subtle') return resolved;
    const parsed = parseThemeColor({ color: input.color ?? input.theme.primaryColor, theme: input.theme });
    if (!parsed.isThemeColor) return resolved;
    return { ...resolved, color: `var(--mantine-color-${parsed.color}-8)` };
  },
  components: {
    Tooltip: { defaultProps: { withArrow: true } },
    // The library's placeholder for the first focus is no child that a menu may have; the first entry is.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // What is chosen again stays; a field that may be empty says so, as its button to clear it has no key.
    Select: { defaultProps: { allowDeselect: false } },
    Modal: {
      defaultProps: { centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.35 } },
      styles: { title: dialogTitle },
    },
    Drawer: {
      defaultProps: { overlayProps: { backgroundOpacity: 0.25 } },
      styles: { title: dialogTitle },
    },
  },
});

/** The page is paper, what is on it is white; by night (dark.css) both are slate. */
export const cssVariables: CSSVariablesResolver = () => ({
  // What is dark on the page in both looks, and what is prominent on it.
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
