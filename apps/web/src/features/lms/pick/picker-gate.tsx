import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { linkIn } from '../../../app/launch/url-data.ts';
import { FullPage } from '../../../app/shell/index.ts';
import { logInAsVisitor, useOptionalUser } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';

/** Opens the picker for a logged-in person; others become visitors, if the institution allows that (C-072, C-850). */
export function PickerGate() {
  const t = useText();
  const user = useOptionalUser();
  const { search } = useLocation();
  const { institution_id } = linkIn(new URLSearchParams(search));
  const [isRefused, setRefused] = useState(false);
  const hasBegun = useRef(false);

  useEffect(() => {
    if (user !== null || institution_id === null || hasBegun.current) return;
    hasBegun.current = true;
    logInAsVisitor(institution_id).catch(() => setRefused(true));
  }, [user, institution_id]);

  if (user !== null && user.is_unconfirmed !== 1) return <Outlet />;
  if (institution_id !== null && !isRefused && user === null)
    return (
      <div role="status" aria-busy="true" style={{ minBlockSize: '100dvh' }}>
        <span className="visually-hidden">{t('common:loading')}</span>
      </div>
    );
  return (
    <FullPage
      title={t(institution_id === null ? 'launch:missing' : 'launch:refused', {
        name: 'institution_id',
      })}
      text={t('launch:missing_text')}
    >
      <Button component="a" href="/" variant="default" mt="xs">
        {t('common:not_found.to_login')}
      </Button>
    </FullPage>
  );
}
