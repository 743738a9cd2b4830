import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../app/session/index.ts';
import { loadTexts, useText } from '../../../i18n/index.ts';
import { SkeletonRows } from '../../../ui/index.ts';
import type { HelpCardProps } from './help-card.tsx';

// Most questions are written without: it is fetched when somebody asks for it.
const HelpCard = lazy(async () => {
  const [module] = await Promise.all([import('./help-card.tsx'), loadTexts(['ai'])]);
  return { default: module.HelpCard };
});

/** Help of a model with a question, for those who may generate. */
export function HelpPanel(props: HelpCardProps) {
  const t = useText();
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!can('ai.generate')) return null;
  if (!isOpen)
    return (
      <Button
        variant="default"
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        leftSection={<IconSparkles size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('editor:ai_parts.help')}
      </Button>
    );
  return (
    <Suspense fallback={<SkeletonRows rows={2} />}>
      <HelpCard {...props} />
    </Suspense>
  );
}
