import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import './go-on-elsewhere.css';

/** The address for another device, to be copied: only this browser knows the attempt's secret otherwise. */
export function GoOnElsewhere({ address }: { readonly address: string }): ReactNode {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // A plain web server may not write the clipboard: the address is selected, to be copied by hand.
    }
  }
  return (
    <details className="elsewhere">
      <summary className="elsewhere-title">{t('elsewhere')}</summary>
      <label className="elsewhere-label">
        {t('elsewhere_text')}
        <input className="elsewhere-field" dir="ltr" readOnly ref={field} value={address} />
      </label>
      <Button onClick={() => void copy()}>{t(isCopied ? 'copied' : 'elsewhere_copy')}</Button>
    </details>
  );
}
