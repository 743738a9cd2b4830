import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { directionOfLocale, useLocale } from '../i18n/index.ts';
import { cssVariables, theme } from '../theme/theme.ts';
import { lookManager } from './preferences/look.ts';

/** The providers of the theme and of the language's direction. */
export function App({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={lookManager}
        defaultColorScheme="auto"
      >
        <FollowLanguage />
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

function FollowLanguage() {
  const direction = directionOfLocale(useLocale());
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
