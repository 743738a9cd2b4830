import type { Google, PickedDocument } from '../google.ts';

interface Told {
  views: string[];
  features: string[];
  token: string;
  key: string;
  locale: string;
  scope: string;
  isVisible: boolean;
}

type Hear = (answer: { readonly action: string; readonly docs?: readonly PickedDocument[] }) => void;

/**
 * Stands in for what Google's scripts bring: remembers what it is told, and does what the test says.
 * @param refusal why leave is not given; given without one
 */
export function standInFor(refusal?: 'access_denied' | 'popup_closed') {
  const told: Told = {
    views: [],
    features: [],
    token: '',
    key: '',
    locale: '',
    scope: '',
    isVisible: false,
  };
  let hear: Hear = () => {};
  class DocsView {
    constructor(view_id: string) {
      told.views.push(view_id);
    }
    setIncludeFolders(): object {
      return this;
    }
  }
  class PickerBuilder {
    addView(): this {
      return this;
    }
    enableFeature(feature: string): this {
      told.features.push(feature);
      return this;
    }
    setOAuthToken(token: string): this {
      told.token = token;
      return this;
    }
    setDeveloperKey(key: string): this {
      told.key = key;
      return this;
    }
    setLocale(locale: string): this {
      told.locale = locale;
      return this;
    }
    setCallback(given: Hear): this {
      hear = given;
      return this;
    }
    build() {
      return { setVisible: (isVisible: boolean) => void (told.isVisible = isVisible) };
    }
  }
  const google: Google = {
    picker: {
      ViewId: { FOLDERS: 'folders' },
      Feature: { MULTISELECT_ENABLED: 'multi', NAV_HIDDEN: 'nav-hidden' },
      Action: { PICKED: 'picked' },
      DocsView,
      PickerBuilder,
    },
    leave: {
      initTokenClient: ({ client_id, scope, callback, error_callback }) => ({
        requestAccessToken() {
          told.scope = scope;
          if (refusal === 'popup_closed') error_callback(new Error(refusal));
          else callback(refusal ? { error: refusal } : { access_token: `token of ${client_id}` });
        },
      }),
    },
  };
  return { google, told, act: (answer: Parameters<Hear>[0]) => hear(answer) };
}
