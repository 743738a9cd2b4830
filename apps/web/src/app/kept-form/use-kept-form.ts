import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { textOf } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { sessionStore } from '../session/index.ts';
import { changedFields, keepFields, keptFields, keptKey, type Values } from './kept-values.ts';

interface KeptFormOptions<Form> {
  /** Fields that must never be written down: passwords. */
  readonly withheld?: readonly (keyof Form & string)[];
  /** It is kept, too, when its page is left: nothing of it is ever saved elsewhere. */
  readonly staysWhenLeft?: boolean;
}

/**
 * The values of a plain form, kept in the tab for the person who is logged in, until the form is saved (call `clear`) or its page is left
 * on purpose. A session that expires, a reload or a switched role keeps them; when the form opens again they are back, and a notice
 * says so. The form is rendered once its `initial` values are known; `key` names the form, and the item when it edits one.
 * In a dialog, which does not leave its page, Cancel calls `clear` too.
 */
export function useKeptForm<Form extends object>(
  key: string,
  initial: Form,
  { withheld, staysWhenLeft = false }: KeptFormOptions<Form> = {},
): [Form, Dispatch<SetStateAction<Form>>, () => void] {
  // The person does not change while the form is open: another person gets a new form.
  const [keptAt] = useState(() => keptKey(sessionStore.state().session?.user.user_id ?? '', key));
  const [restored] = useState(() => keptFields(sessionStorage, keptAt, initial as Values));
  const [values, setValues] = useState<Form>(() => (restored ? { ...initial, ...restored } : initial));
  const written = useRef(values);
  const hasAnnounced = useRef(false);

  const remove = useCallback(() => sessionStorage.removeItem(keptAt), [keptAt]);

  const keep = useEffectEvent(() =>
    keepFields(sessionStorage, keptAt, changedFields(values as Values, initial as Values, withheld)),
  );
  useEffect(() => {
    if (written.current === values) return;
    written.current = values;
    keep();
  }, [values, keptAt]);

  const startOver = useEffectEvent(() => setValues(initial));
  useEffect(() => {
    if (!restored || hasAnnounced.current) return;
    hasAnnounced.current = true;
    showToast({
      kind: 'info',
      text: textOf('common:kept_form.restored'),
      action: {
        label: textOf('common:kept_form.start_over'),
        onClick: () => startOver(),
      },
    });
  }, [restored]);

  useEffect(() => {
    const { pathname } = globalThis.location;
    return () => {
      const isLeftOnPurpose =
        sessionStore.state().session !== null && globalThis.location.pathname !== pathname;
      if (isLeftOnPurpose && !staysWhenLeft) remove();
    };
  }, [remove, staysWhenLeft]);

  return [values, setValues, remove];
}
