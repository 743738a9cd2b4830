import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  readonly children: ReactNode;
}

/** The player's own way out of a fault of ours: a kind page and another try, in place of the studio's error page (C-281). */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  // A field of a class would bring each learner what writes it down for browsers of 2019.
  constructor(props: Props) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <Stuck onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function Stuck({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <Notice mood="puzzled" title={t('error_title')} text={t('error_text')}>
      <Button isMain icon="again" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
