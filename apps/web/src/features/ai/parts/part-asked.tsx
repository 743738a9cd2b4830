import { Button, Collapse } from '@mantine/core';
import { readAiPart } from '@takhti/contract';
import { useState } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';
import classes from './parts.module.css';
import { withoutFences } from './without-fences.ts';

interface PartAskedProps {
  readonly container_id: string;
  readonly part_id: string;
}

/** The request to the model for a part, and its material; fetched on demand. */
export function PartAsked(part: PartAskedProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const read = useQueryCall(readAiPart, part, { enabled: isOpen });
  const made = read.data?.made;
  return (
    <>
      <Button
        size="compact-md"
        mt="xs"
        variant="subtle"
        aria-expanded={isOpen}
        loading={read.isLoading}
        onClick={() => setOpen(!isOpen)}
      >
        {t('editor:ai_parts.asked')}
      </Button>
      <Collapse expanded={isOpen && made != null}>
        {made && (
          <>
            <p className={classes.when}>
              <RelativeTime instant={made.made_on} />
            </p>
            <pre className={classes.asked} dir="auto">
              {withoutFences(made.prompt)}
            </pre>
          </>
        )}
      </Collapse>
    </>
  );
}
