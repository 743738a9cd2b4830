import { ThemeIcon } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import type { ContentType } from '@takhti/domain';
import { webTypeOf } from './registry.ts';

/** The icon of a content type (C-233). Its word stands beside it wherever it is not decoration. */
export function TypeIcon({ type, size = 40 }: { type: ContentType; size?: number }) {
  const Icon = webTypeOf(type)?.icon ?? IconBox;
  return (
    <ThemeIcon variant="light" color="accent" size={size} radius="md" aria-hidden="true">
      <Icon size={Math.round(size * 0.55)} stroke={1.6} />
    </ThemeIcon>
  );
}
