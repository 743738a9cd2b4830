import { Button, Stack } from '@mantine/core';
import { isolated, type User } from '@takhti/domain';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { FullPage } from '../shell/full-page.tsx';

export interface ReplaceQuestion {
  readonly from: User;
  readonly to: User;
  readonly answer: (isSure: boolean) => void;
}

/** Asks who is logged in whether the person of a link's token takes their place. */
export function ReplaceSession({ from, to, answer }: ReplaceQuestion) {
  const t = useText();
  const stay = useRef<HTMLButtonElement>(null);
  // Of both answers the one that changes nothing.
  useEffect(() => stay.current?.focus(), []);
  const [now, other] = namesOf(from, to);
  return (
    <FullPage title={t('launch:replace', { name: now })} text={t('launch:replace_text', { name: other })}>
      <Stack gap="sm" mt="xs" w="100%">
        <Button ref={stay} {...wraps} onClick={() => answer(false)}>
          {t('launch:stay', { name: now })}
        </Button>
        <Button {...wraps} variant="default" onClick={() => answer(true)}>
          {t('launch:continue_as', { name: other })}
        </Button>
      </Stack>
    </FullPage>
  );
}

// A long name takes a second line of its button.
const wraps = { h: 'auto', mih: 44, py: 'xs', styles: { label: { whiteSpace: 'normal' } } } as const;

// A name is chosen freely, so that a stranger's can be the same.
function namesOf(from: User, to: User): readonly [string, string] {
  const [now, other] = [from.viewer_full_name || from.full_name, to.full_name];
  if (now !== other) return [isolated(now), isolated(other)];
  return [isolated(`${now} (${from.username})`), isolated(`${other} (${to.username})`)];
}
